import { afterEach, expect, test, vi } from 'vitest';

const page =
  '<head><title>Kollab</title><link rel="stylesheet" href="/a.css" /></head><noscript>Kollab</noscript>';

async function look(name: string, accent?: string) {
  vi.stubEnv('PRODUCT_NAME', name);
  vi.resetModules();
  const { inOwnLook } = await import('./look.ts');
  return inOwnLook(page, accent);
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a page stays as it is where nobody chose a name or a colour', async () => {
  expect(await look('')).toBe(page);
});

test('a page goes by the chosen name and tells it to the mini-app', async () => {
  const html = await look('Степь');
  expect(html).toContain('<title>Степь</title>');
  expect(html).toContain('<meta name="application-name" content="Степь" />');
  expect(html).toContain('<noscript>Степь</noscript>');
});

test('a page wears the chosen colour after all that comes with it', async () => {
  const html = await look('', '#0a7d4f');
  expect(html).toMatch(/a\.css" \/><meta name="accent-color" content="#0a7d4f" \/><style>:root\{/);
  expect(html).toContain('--theme-button:#0a7d4f;--button-text:#ffffff}');
  expect(html).toContain(':root[data-scheme=dark]{--theme-accent:#78b89e}</style>');
});
