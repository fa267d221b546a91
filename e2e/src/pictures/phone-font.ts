import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ranges from '@fontsource-variable/roboto/unicode.json' with { type: 'json' };
import type { Page } from '@playwright/test';

const subsets = ['latin', 'latin-ext', 'cyrillic'] as const;

async function fontOf(subset: (typeof subsets)[number]) {
  const file = `@fontsource-variable/roboto/files/roboto-${subset}-wght-normal.woff2`;
  const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
  return { bytes: bytes.toString('base64'), range: ranges[subset] };
}

export async function usePhoneFont(page: Page) {
  const fonts = await Promise.all(subsets.map(fontOf));
  await page.addInitScript(`
    for (const { bytes, range } of ${JSON.stringify(fonts)}) {
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      document.fonts.add(new FontFace('Roboto', content, { weight: '100 900', unicodeRange: range }));
    }
    const style = new CSSStyleSheet();
    style.replaceSync('body { font-family: Roboto, sans-serif !important }');
    document.adoptedStyleSheets = [style];
  `);
}
