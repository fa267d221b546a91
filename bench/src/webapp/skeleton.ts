import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const webapp = resolve(import.meta.dirname, '../../../webapp');
const packages = /^(react|react-dom|react-router-dom|zustand|@tanstack|@telegram-apps)(\/|$)/;
const importing = /import \{([^}]*)\} from '([^'#.][^']*)';/g;

async function importsOf(source: string) {
  const code = await readFile(resolve(webapp, 'src', source), 'utf8');
  return [...code.matchAll(importing)].flatMap(([, names = '', from = '']) =>
    packages.test(from)
      ? names
          .split(',')
          .map((name) => name.trim().replace(/ as .*/, ''))
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => ({ name, from }))
      : [],
  );
}

/**
 * Weighs the packages alone, in gzip bytes: with no more than what the sources take of them, and no
 * line of ours. `sources`: files in webapp/src.
 */
export async function measureSkeleton(sources: readonly string[]): Promise<number> {
  const taken = (await Promise.all(sources.map(importsOf))).flat();
  const wanted = new Map(taken.map(({ name, from }) => [`${from} ${name}`, { name, from }]));
  const lines = [...wanted.values()].map(
    ({ name, from }, at) => `import { ${name} as taken${at} } from '${from}';`,
  );
  const kept = lines.map((_, at) => `taken${at}`).join(', ');
  const entry = `${lines.join('\n')}\nglobalThis.kept = [${kept}];`;
  const built = await build({
    root: webapp,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'skeleton',
        resolveId: (id) => (id === 'skeleton' ? resolve(webapp, 'src/skeleton.js') : null),
        load: (id) => (id.endsWith('/src/skeleton.js') ? entry : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'skeleton' } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output
    .filter((file) => file.type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0);
}
