import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { measureSkeleton } from './skeleton.ts';

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

interface Part {
  /** Its file in webapp/src. */
  name: string;
  /** Gzip bytes beyond the first load. */
  bytes: number;
  files: number;
  modules: readonly string[];
}

export interface Sizes {
  /** Gzip bytes of the packages that the first load stands on, without a line of ours. */
  skeleton: number;
  firstLoad: { bytes: number; scripts: number; modules: readonly string[]; head: string };
  parts: readonly Part[];
}

const isSource = (id: string) => /\/webapp\/src\/[^?]+\.tsx?$/.test(id);

const sourceOf = (id: string) => id.replace(/^.*\/webapp\/src\//, '');

const gzipped = (file: File) =>
  gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).byteLength;

const modulesOf = (files: readonly File[]) =>
  files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));

const total = (files: readonly File[]) => files.reduce((sum, file) => sum + gzipped(file), 0);

export async function measureSizes(): Promise<Sizes> {
  const root = resolve(import.meta.dirname, '../../../webapp');
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  const files = new Map<string, File>(output.map((file) => [file.fileName, file]));
  const page = files.get('index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)];
  const first = reach(
    files,
    linked.map(([, name = '']) => name),
  );
  const parts = output.flatMap((file): Part[] => {
    if (file.type !== 'chunk' || !file.isDynamicEntry || !file.facadeModuleId) return [];
    const waited = reach(files, [file.fileName]);
    const own = waited.filter((one) => !first.includes(one));
    return [
      {
        name: sourceOf(file.facadeModuleId),
        bytes: total(own),
        files: own.length,
        modules: modulesOf(waited),
      },
    ];
  });
  const modules = modulesOf(first);
  return {
    skeleton: await measureSkeleton(modules.filter(isSource).map(sourceOf)),
    firstLoad: {
      bytes: total(first),
      scripts: first.filter(({ type }) => type === 'chunk').length,
      modules,
      head: html.slice(0, html.indexOf('</head>')),
    },
    parts: parts.toSorted((one, other) => other.bytes - one.bytes),
  };
}

/** The files that are loaded with some: what they import, and the styles of all. */
function reach(files: ReadonlyMap<string, File>, names: readonly string[]): File[] {
  const found = new Set<File>();
  const visit = (name: string) => {
    const file = files.get(name);
    if (!file || found.has(file)) return;
    found.add(file);
    if (file.type !== 'chunk') return;
    for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) visit(next);
  };
  for (const name of names) visit(name);
  return [...found];
}
