import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Screens that people come to from outside, by the shape that theme.js gives the skeleton. */
const screens = {
  profile: 'features/profiles/profile-page.tsx',
  carousel: 'app/followers-page.tsx',
  inbox: 'features/inbox/inbox-page.tsx',
  search: 'app/posts-page.tsx',
  found: 'app/posts-page.tsx',
  person: 'features/users/user-page.tsx',
  project: 'features/projects/page/project-page.tsx',
};

const styles = /(?:<link rel="stylesheet" href="\/src\/kit\/styles\/\w+\.css" \/>\s*)+/;
const linked = /\s*<link rel="stylesheet"[^>]*>/g;

/** The skeleton is painted from the first response alone; what the screen needs is fetched beside it. */
export function firstResponse(): Plugin[] {
  return [
    {
      name: 'own-styles',
      apply: 'build',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) =>
          html.replace(styles, (links) => {
            const imports = links.replaceAll(/<link.*?href="([^"]+)" \/>/g, '@import "$1";');
            return `<style>${imports}</style>\n`;
          }),
      },
    },
    {
      name: 'first-response',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle = {} }) {
          const theme = await readFile(join(import.meta.dirname, 'public/theme.js'), 'utf8');
          const links = html.match(linked) ?? [];
          return {
            // Below the skeleton they keep the scripts waiting, and not the first paint.
            html: html
              .replace('<script src="/theme.js"></script>', '')
              .replaceAll(linked, '')
              .replace('</body>', `${links.join('')}\n  </body>`),
            tags: [
              ...kitOf(bundle),
              {
                tag: 'script',
                attrs: { 'data-screens': JSON.stringify(filesOf(bundle)) },
                children: theme,
                injectTo: 'head',
              },
            ],
          };
        },
      },
    },
  ];
}

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** What nearly every screen uses. */
function kitOf(bundle: Bundle): HtmlTagDescriptor[] {
  const kit = chunksOf(bundle).find(({ name }) => name === 'kit');
  if (!kit) throw new Error('There is no kit');
  const preload = (attrs: Record<string, string>, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { ...attrs, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  });
  return [
    preload({ rel: 'modulepreload' }, kit.fileName),
    ...[...(kit.viteMetadata?.importedCss ?? [])].map((file) =>
      preload({ rel: 'preload', as: 'style' }, file),
    ),
  ];
}

/** The files of each screen beyond those that index.html names. */
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
      return [shape, files.map((file) => file.replace('assets/', '')).join(' ')];
    }),
  );
}
