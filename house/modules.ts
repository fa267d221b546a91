import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = resolve(import.meta.dirname, '..');

/** No tests, and nothing that stands in a workspace's `test/`. */
const isProduction = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/(node_modules|dist|test)\//.test(path);

export interface Module {
  /** Relative to the repository, with `/`. */
  path: string;
  text: string;
  /** Of the repository, types, re-exports and dynamic imports included. */
  imports: string[];
  /** What else it imports, as written. */
  packages: string[];
}

const readPackage = (workspace: string) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
    exports?: string | Record<string, string>;
  };

const matched = (pattern: string, name: string) => {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === name ? '' : undefined;
  return name.startsWith(start) && name.endsWith(end)
    ? name.slice(start.length, name.length - end.length)
    : undefined;
};

function fileOfWorkspace(specifier: string) {
  const [, workspace = '', ...rest] = specifier.split('/');
  const name = ['.', ...rest].join('/');
  const { exports = {} } = readPackage(workspace);
  const table = typeof exports === 'string' ? { '.': exports } : exports;
  for (const [pattern, target] of Object.entries(table)) {
    const part = matched(pattern, name);
    if (part !== undefined) return normalize(join(workspace, target.replace('*', part)));
  }
  throw new Error(`${specifier} is not exported`);
}

function fileOf(from: string, specifier: string) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (specifier.startsWith('#')) return join(from.split('/')[0] ?? '', specifier.slice(1));
  return specifier.startsWith('@kollab/') ? fileOfWorkspace(specifier) : undefined;
}

function specifiersOf(path: string, text: string) {
  const { module } = parseSync(path, text);
  const named = (one: { moduleRequest: { start: number; end: number } }) =>
    text.slice(one.moduleRequest.start + 1, one.moduleRequest.end - 1);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(named),
  ];
}

function readModule(path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const specifiers = [...new Set(specifiersOf(path, text))];
  const files = specifiers.map((specifier) => fileOf(path, specifier));
  return {
    path,
    text,
    imports: files.filter((file) => file !== undefined),
    packages: specifiers.filter((_, index) => files[index] === undefined),
  };
}

/** By path, for a workspace such as `api`. */
export const modulesOf = (workspace: string): Module[] =>
  globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isProduction)
    .toSorted()
    .map(readModule);
