import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = import.meta.dirname;
const skipped = new Set(['node_modules', 'dist', 'reports', 'shots', '.git', '.data']);
const documents = globSync('**/*.md', {
  cwd: root,
  exclude: (name) => skipped.has(name),
}).toSorted();

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const withoutCode = (text: string) =>
  text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');

/** What a heading is called in an address, as GitHub does it. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (path: string) =>
  new Set(
    [
      ...read(path)
        .replaceAll(/^```.*?^```/gms, '')
        .matchAll(/^#+ (.*)$/gm),
    ].map(([, heading = '']) => slug(heading)),
  );

const linksOf = (path: string) =>
  [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)[^)]*\)|(?:src|srcset|href)="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source ?? '',
  );

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isElsewhere = (link: string) => /^[a-z]+:/i.test(link);

/** Why a link leads nowhere; undefined for one that leads somewhere. */
function flawOf(from: string, link: string) {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : join(dirname(from), path);
  if (!existsSync(join(root, target))) return `${from}: ${link}: there is no such file`;
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  return anchorsOf(target).has(anchor) ? undefined : `${from}: ${link}: there is no such heading`;
}

/** Tables of a document whose rows are not all as wide as the first: they are no tables to a reader. */
const brokenTables = (path: string) =>
  [...withoutCode(read(path)).matchAll(/(?:^\|.*\|$\n?)+/gm)]
    .map(([table]) => table.trim().split('\n'))
    .filter(
      (rows) => new Set(rows.map((row) => row.replaceAll('\\|', '').split('|').length)).size > 1,
    )
    .map(([head]) => `${path}: ${head}`);

test('every row of a table has as many cells as its head', () => {
  expect(documents.flatMap((path) => brokenTables(path))).toEqual([]);
});

test('every link of every document leads to a file and a heading that are there', () => {
  expect(documents).toContain('README.md');
  const links = documents.flatMap((from) =>
    linksOf(from)
      .filter((link) => !isElsewhere(link))
      .map((link) => ({ from, link })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.map(({ from, link }) => flawOf(from, link)).filter(Boolean)).toEqual([]);
});

test('a link to nothing is found', () => {
  expect(flawOf('README.md', 'docs/nothing.md')).toContain('no such file');
  expect(flawOf('README.md', '#no-such-heading')).toContain('no such heading');
  expect(flawOf('docs/operating.md', '../README.md#run-it')).toBeUndefined();
});

test('every command that a document tells to run is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const told = documents.flatMap((path) =>
    [...read(path).matchAll(/npm run (?:--silent )?(\w[\w:-]*)/g)].map(([, name = '']) => ({
      path,
      name,
    })),
  );
  expect(told.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test('docs/failures.md tells what restarting and killing each container that stays does', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { restart: string; profiles?: string[] }>;
  };
  const staying = Object.entries(services).flatMap(([name, { restart, profiles = [] }]) =>
    restart === 'unless-stopped' && !profiles.includes('monitoring') ? [name] : [],
  );
  expect(staying).toEqual(expect.arrayContaining(['api-a', 'postgres', 'redis']));
  const [, told = ''] = read('docs/failures.md').split('## Containers\n');
  const [head = '', , ...rows] = [...told.matchAll(/^\|.*\|$/gm)].map(([row]) => row);
  expect(cellsOf(head)).toEqual(['Service', 'restarted', 'killed']);
  const harms = rows.map((row) => cellsOf(row));
  for (const name of staying) {
    const row = harms.find(([what]) => what?.includes(`\`${name}\``));
    expect([name, row]).toEqual([
      name,
      [expect.anything(), expect.stringMatching(/./), expect.stringMatching(/./)],
    ]);
  }
});

describe('README', () => {
  const readme = read('README.md');

  test('its map names every workspace, and nothing else', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const rows = [...readme.matchAll(/^\| `([\w-]+)\/`/gm)].map(([, name = '']) => name);
    expect(rows.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    expect(workspaces.filter((name) => !rows.includes(name))).toEqual([]);
  });

  test('its pictures are small, and it shows all of them', () => {
    const pictures = readdirSync(join(root, 'docs/pictures'));
    const sizeOf = (name: string) => statSync(join(root, 'docs/pictures', name)).size;
    const [moving, still] = [true, false].map((isMoving) =>
      pictures.filter((name) => (name === 'first-sight.webp') === isMoving),
    );
    expect(moving?.map(sizeOf)).toEqual([expect.toSatisfy((size) => size <= 1_500_000)]);
    const sizes = (still ?? []).map(sizeOf);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(400_000);
    expect(pictures.filter((name) => !readme.includes(`docs/pictures/${name}`))).toEqual([]);
  });
});

describe('a decision', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).toSorted();

  test.each(decisions)('%s says whether it holds, and since when', (path) => {
    const [title, , status] = read(path).split('\n');
    expect(title).toMatch(/^# \S/);
    expect(status).toMatch(/^(Accepted|Superseded by \[.+\]\(.+\)), \d{4}-\d\d-\d\d\.$/);
  });

  test('has a number that no other has', () => {
    const numbers = decisions.map((path) => /(\d{4})-/.exec(path)?.[1]);
    expect(numbers.length).toBeGreaterThan(15);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
