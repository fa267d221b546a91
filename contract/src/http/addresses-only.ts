const declaration =
  /^export const (\w+) = endpoint\(\s*'(\w+)',\s*'([^']+)',\s*\{\n([\s\S]*?)^(?: {2})?\},?\s*\);$/gm;

const valueOf = (key: string, definition: string) =>
  new RegExp(`^ {2,4}${key}: '([^']+)',$`, 'm').exec(definition)?.[1];

export const addressesOf = (code: string) =>
  Array.from(code.matchAll(declaration), ([, name, method, path, definition = '']) => {
    const [upload, download] = [valueOf('upload', definition), valueOf('download', definition)];
    return `export const ${name} = ${JSON.stringify({ method, path, upload, download })};`;
  }).join('\n');

/**
 * A plugin of Vite: pages know of a call where it goes, and no schema of it, which only servers check.
 * What a screen checks as it is typed it imports from `@kollab/contract/schemas`.
 */
export const addressesOnly = () => ({
  name: 'addresses-only',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\/contract\/src\/endpoints\/.*\.ts$/ },
    handler: (code: string) => ({ code: addressesOf(code), map: null }),
  },
});
