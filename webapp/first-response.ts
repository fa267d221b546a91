import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** By the shape that theme.js gives the skeleton, of screens that people come to from outside. */
const screens = {
  profile: 'features/profiles/profile-page.tsx',
  carousel: 'app/followers-page.tsx',
  today: 'features/today/today-page.tsx',
  search: 'app/posts-page.tsx',
  found: 'app/posts-page.tsx',
  person: 'features/users/user-page.tsx',
  project: 'features/projects/page/project-page.tsx',
  /** Knows which screen a start parameter leads to. */
  launch: 'app/launch.ts',
};

const theme = '<script src="/theme.js"></script>';
const linked = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/** The skeleton is painted from the first response alone; what the screen needs is fetched beside it. */
export function firstResponse(): Plugin {
  return {
    name: 'first-response',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = await readFile(join(import.meta.dirname, 'public/theme.js'), 'utf8');
        const styles = [...html.matchAll(linked)].map(([, file = '']) => sourceOf(bundle[file]));
        const kit = kitOf(bundle);
        return {
          // Links that load nothing: what they lead to is here, and no screen adds it once more.
          html: html
            .replace(theme, '')
            .replaceAll(linked, (link) => link.replace('>', ' disabled>')),
          tags: [
            // Before all other styles, as a link would be.
            { tag: 'style', children: styles.join('\n'), injectTo: 'head' },
            {
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${kit.script}` },
              injectTo: 'head',
            },
            {
              tag: 'script',
              attrs: { 'data-kit': kit.style, 'data-screens': JSON.stringify(filesOf(bundle)) },
              children: script,
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}

const sourceOf = (file: Bundle[string] | undefined) =>
  file?.type === 'asset' ? String(file.source).trim() : '';

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

function kitOf(bundle: Bundle) {
  const kit = chunksOf(bundle).find(({ name }) => name === 'kit');
  if (!kit) throw new Error('There is no kit');
  const [style = ''] = kit.viteMetadata?.importedCss ?? [];
  return { script: kit.fileName, style: nameOf(style) };
}

const nameOf = (file: string) => file.replace('assets/', '');

function filesOf(bundle: Bundle) {
  const chunks = chunksOf(bundle);
  const reach = (fileName: string, found: Set<string>) => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || found.has(fileName)) return found;
    found.add(fileName);
    for (const next of chunk.imports) reach(next, found);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    return found;
  };
  const first = new Set<string>();
  for (const { fileName, isEntry } of chunks) if (isEntry) reach(fileName, first);
  return Object.fromEntries(
    Object.entries(screens).map(([shape, source]) => {
      const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
      if (!screen) throw new Error(`There is no ${source}`);
      const files = [...reach(screen.fileName, new Set())].filter((file) => !first.has(file));
      return [shape, files.map(nameOf).join(' ')];
    }),
  );
}
