import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Fetches what nearly every screen uses beside the code that will ask for it. */
export function preloadKit(): Plugin {
  return {
    name: 'preload-kit',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const kit = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && chunk.name === 'kit',
        );
        if (kit?.type !== 'chunk') throw new Error('There is no kit');
        const styles = [...(kit.viteMetadata?.importedCss ?? [])];
        return [
          { tag: 'link', attrs: link('modulepreload', kit.fileName), injectTo: 'head' },
          ...styles.map((file) => ({
            tag: 'link',
            attrs: link('stylesheet', file),
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

const link = (rel: string, file: string) => ({ rel, crossorigin: true, href: `/${file}` });
