import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, matchesGlob } from 'node:path';
import { validate } from 'dockerfile-utils';
import { beforeAll, describe, expect, test } from 'vitest';

let dockerfile: string;
beforeAll(async () => {
  dockerfile = await readFile('Dockerfile', 'utf8');
});

describe('the Dockerfile', () => {
  /** Instructions, each on one line. */
  const instructions = () =>
    dockerfile
      .replace(/^\s*#.*\n/gm, '')
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .filter((line) => line !== '');
  const stages = () => dockerfile.split(/^(?=FROM )/m).slice(1);
  const lastStage = () => stages().at(-1) ?? '';

  test('passes its linter', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  test('is built on a Node of a known minor version, the same everywhere', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    const foreign = bases.filter((base) => !['manifests'].includes(base ?? ''));
    expect(new Set(foreign).size).toBe(1);
    expect(foreign[0]).toMatch(/^node:24\.\d+-slim$/);
  });

  test('installs what the lock file says, and runs nobody’s scripts', () => {
    const installs = instructions().filter((line) => /\bnpm (ci|i|install)\b/.test(line));
    expect(installs).toHaveLength(2);
    for (const line of installs) expect(line).toMatch(/npm ci --ignore-scripts/);
    expect(installs[1]).toContain('--omit=dev');
    expect(dockerfile).not.toMatch(/^ADD|curl|wget|sudo|:latest/m);
  });

  test('makes an image that is nobody’s root, stops when asked and tells how it is', () => {
    expect(lastStage()).toMatch(/^USER node$/m);
    expect(lastStage().indexOf('USER node')).toBeGreaterThan(lastStage().lastIndexOf('RUN '));
    expect(lastStage()).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(lastStage()).toMatch(/^HEALTHCHECK [^\n]*\\\n\s+CMD \["node", /m);
    expect(lastStage()).toMatch(/^CMD \["node", "api\/src\/main\.ts"\]$/m);
  });

  test('holds no secret', () => {
    const names = /^(?:ENV|ARG)\b.*?(TOKEN|SECRET|PASSWORD|KEY)/m;
    expect(instructions().join('\n')).not.toMatch(names);
  });

  test('copies what is there, and every package’s manifest', async () => {
    const copied = instructions()
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const { workspaces } = JSON.parse(await readFile('package.json', 'utf8')) as {
      workspaces: string[];
    };
    expect(copied).toEqual(
      expect.arrayContaining(workspaces.map((workspace) => `${workspace}/package.json`)),
    );
    const ignored = (await readFile('.dockerignore', 'utf8')).split('\n');
    expect(ignored.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    const letIn = ignored.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    const reaches = (path: string) =>
      letIn.some((entry) => path === entry || path.startsWith(`${entry}/`));
    expect(copied.filter((path) => !reaches(path))).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*', '**/node_modules']));
  });
});

describe('what the image runs', () => {
  interface Manifest {
    dependencies?: Record<string, string>;
    exports?: string | Record<string, string>;
    scripts?: Record<string, string>;
  }

  const manifestOf = async (folder: string) =>
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

  /** What a module names: what it imports, now or later, and the workers it starts. */
  const namedIn = (text: string) =>
    [
      ...text.matchAll(
        /^(?:import|export)(?! type)[^;]*?from '([^']+)'|import\('([^']+)'\)|new URL\('([^']+\.ts)'/gm,
      ),
    ].map(([, now, later, worker]) => now ?? later ?? worker ?? '');

  async function placeOf(from: string, name: string) {
    const [room = ''] = from.split('/');
    if (name.startsWith('.')) return join(dirname(from), name);
    if (name.startsWith('#src/')) return join(room, 'src', name.slice('#src/'.length));
    const [, other, rest = ''] = /^@kollab\/([^/]+)(.*)$/.exec(name) ?? [];
    if (other === undefined) return undefined;
    const { exports = {} } = await manifestOf(other);
    return join(other, typeof exports === 'string' ? exports : (exports[`.${rest}`] ?? name));
  }

  test('names nothing that the image leaves behind', async () => {
    const ignored = (await readFile('.dockerignore', 'utf8'))
      .split('\n')
      .filter((line) => /^[^#!*]|^\*\*/.test(line));
    const isThere = (path: string) =>
      existsSync(path) &&
      !ignored.some((line) => matchesGlob(path, line) || matchesGlob(path, `${line}/**`));
    const { scripts = {} } = await manifestOf('.');
    const waiting = Object.values(scripts).flatMap(
      (script) => /^(?:exec )?node .*?\b((?:api|bot)\/src\/\S+\.ts)/.exec(script)?.slice(1) ?? [],
    );
    expect(waiting).toEqual(expect.arrayContaining(['api/src/main.ts', 'bot/src/main.ts']));

    const walked = new Set(waiting);
    const missing: string[] = [];
    for (const path of walked) {
      const { dependencies = {} } = await manifestOf(path.split('/')[0] ?? '');
      for (const name of namedIn(await readFile(path, 'utf8'))) {
        if (name.startsWith('node:')) continue;
        const place = await placeOf(path, name);
        const [, bare = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
        const isKnown = /^[.#]/.test(name) || bare in dependencies;
        if (!isKnown || (place !== undefined && !isThere(place))) missing.push(`${path}: ${name}`);
        else if (place !== undefined) walked.add(place);
      }
    }
    expect(missing).toEqual([]);
    expect([...walked]).toEqual(
      expect.arrayContaining(['contract/src/index.ts', 'api/src/platform/pictures/heif.worker.ts']),
    );
    expect(walked.size).toBeGreaterThan(200);
  });
});
