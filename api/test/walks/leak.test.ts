import { savedKinds } from '@kollab/contract/schemas';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { initData } from '#test/init-data.ts';
import { bodyOf } from '#test/body-of.ts';
import { botApiToken, type Someone } from '#test/test-app.ts';
import { allowed, readsOfPeople, type Standing } from './leak-table.ts';
import { apart, type LeakWorld, leakWorld } from './leak-world.ts';
import { remember } from './undo.ts';
import { reads, requestOf, type Row, subjectOf, type Target, writes } from './walk-calls.ts';
import type { Marker } from './world-markers.ts';

let world: LeakWorld;
let webappDir: string;
let undo: Awaited<ReturnType<typeof remember>>;
const patience = 180_000;
const seen = new Set<(typeof allowed)[number]>();

beforeAll(async () => {
  webappDir = await mkdtemp(join(tmpdir(), 'kollab-webapp-'));
  await writeFile(join(webappDir, 'index.html'), '<html><head><title>Kollab</title></head></html>');
  world = await leakWorld(webappDir);
  undo = await remember(world.kollab.db);
});
afterAll(async () => {
  await world.kollab.close();
  await rm(webappDir, { recursive: true, force: true });
});

interface Caller {
  name: string;
  telegramId: number;
  headers: Record<string, string>;
}

function callersOf({ people, vera, admin }: LeakWorld): Caller[] {
  const signedIn = ([name, { telegramId }]: [string, Someone]) => ({
    name,
    telegramId,
    headers: { authorization: `tma ${initData({ telegramId, username: `${name}_kollab` })}` },
  });
  return [
    { name: 'anonymous', telegramId: 1, headers: {} },
    { name: 'bot', telegramId: 1, headers: { authorization: `Bearer ${botApiToken}` } },
    // Zoya stands where Vlad does, and Nina where strangers do.
    ...Object.entries(people)
      .filter(([name]) => name !== 'zoya' && name !== 'nina')
      .toReversed()
      .map(signedIn),
    ...Object.entries({ vera, admin }).map(signedIn),
  ];
}

function standingOf({ name }: Caller, marker: Marker): Standing {
  if (name === 'anonymous' || name === 'bot') return name;
  if (marker.of === name) return 'author';
  if (marker.to.includes(name)) return 'addressee';
  const isApart = apart.some((pair) =>
    [name, marker.of].every((one) => pair.some((other) => other === one)),
  );
  if (isApart) return 'apart';
  return name === 'vera' || name === 'admin' ? 'moderator' : 'signedIn';
}

function leaksIn(where: string, caller: Caller, answer: string) {
  return world.secrets.markers.flatMap((marker) => {
    if (!answer.includes(marker.text)) return [];
    const standing = standingOf(caller, marker);
    const row = allowed.find(
      ({ secret, to, in: places }) =>
        secret === marker.secret && to.includes(standing) && places.includes(where),
    );
    if (row) seen.add(row);
    const told = `${where} tells ${caller.name} (${standing}) the ${marker.secret} of ${marker.of}`;
    return row ? [] : [told];
  });
}

async function ask(path: string, { headers }: Caller, method = 'GET', body?: object) {
  const response = await fetch(world.kollab.baseUrl + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await bodyOf(response);
  return { status: response.status, text: JSON.stringify([...response.headers]) + answer };
}

/** Of whom there is something to tell. */
const told = ['anna', 'boris', 'pavel', 'fedor', 'gleb', 'sonya', 'nina'] as const;

function targetsOf(row: Row, { people, places }: LeakWorld): Target[] {
  const { anna } = people;
  const all = Object.values(places).map(({ id, vacancyIds }) => ({
    person: anna,
    projectId: id,
    vacancyId: vacancyIds[0],
  }));
  const first = all.slice(0, 1);
  if (row.name === 'listSaved') {
    return savedKinds.flatMap((kind) => first.map((one) => ({ ...one, kind })));
  }
  switch (subjectOf(row)) {
    case 'project':
      return all;
    case 'person':
      return told.flatMap((name) => first.map((one) => ({ ...one, person: people[name] })));
    case 'application':
      return [people.boris, people.pavel, people.stas].flatMap((person) =>
        first.map((one) => ({ ...one, person })),
      );
    default:
      return first;
  }
}

/** Each is walked once, whichever test is the first to ask. */
const walked = new Map<() => Promise<string[]>, Promise<string[]>>();

async function leaksOf(walk: () => Promise<string[]>) {
  const leaks = walked.get(walk) ?? walk();
  walked.set(walk, leaks);
  return [...new Set(await leaks)].toSorted();
}

async function walkReads() {
  const leaks: string[] = [];
  for (const row of reads) {
    const asked = callersOf(world).flatMap((caller) =>
      targetsOf(row, world).map(async (target) => {
        const { path } = requestOf(row, target, caller.telegramId);
        leaks.push(...leaksIn(row.name, caller, (await ask(path, caller)).text));
      }),
    );
    await Promise.all(asked);
  }
  return leaks;
}

async function walkReadsAsOthers() {
  const leaks: string[] = [];
  const { people } = world;
  for (const row of reads.filter(({ name }) => readsOfPeople.includes(name))) {
    for (const caller of callersOf(world)) {
      for (const target of targetsOf(row, world)) {
        const { path } = requestOf(row, target, caller.telegramId);
        const { text } = await ask(`${path}&as=others`, caller);
        const isOwn = people[caller.name as keyof typeof people] === target.person;
        leaks.push(...leaksIn(row.name, isOwn ? { ...caller, name: 'stranger' } : caller, text));
      }
    }
  }
  return leaks;
}

async function walkWrites() {
  const leaks: string[] = [];
  const callers = callersOf(world).filter(({ name }) => !/fedor|oleg/.test(name));
  for (const row of writes) {
    for (const caller of callers) {
      const [target] = targetsOf(row, world);
      if (!target) continue;
      const { path, body } = requestOf(row, target, caller.telegramId);
      const { status, text } = await ask(path, caller, row.endpoint.method, body);
      leaks.push(...leaksIn(row.name, caller, text));
      if (status < 300) await undo();
    }
  }
  return leaks;
}

async function walkNotifications() {
  const [bot] = callersOf(world).filter(({ name }) => name === 'bot') as [Caller];
  const leaks: string[] = [];
  let text: string;
  do {
    const body = { limit: 20, waitSeconds: 0 };
    ({ text } = await ask('/api/notifications/claim', bot, 'POST', body));
    leaks.push(...leaksIn('claimNotifications', bot, text));
  } while (!text.endsWith('[]'));
  await undo();
  return leaks;
}

async function walkPages() {
  const { people, places } = world;
  const pages = [
    ...Object.values(people).flatMap(({ id, telegramId }) =>
      [id, telegramId].flatMap((ref) => [
        ['/user/:id', `/user/${ref}`],
        ['/user/:id/links', `/user/${ref}/links`],
      ]),
    ),
    ...Object.values(places).flatMap(({ id, vacancyIds }) => [
      ['/project/:id/details', `/project/${id}/details`],
      ['/vacancy/:id/:vacancyId', `/vacancy/${id}/${vacancyIds[0]}`],
    ]),
  ] as [string, string][];
  const leaks: string[] = [];
  for (const [where, path] of pages) {
    // Pages do not ask who looks: whoever might be thought to have rights, and nobody.
    for (const caller of callersOf(world).filter(({ name }) => /anonymous|anna|vera/.test(name))) {
      leaks.push(...leaksIn(where, caller, (await ask(path, caller)).text));
    }
  }
  return leaks;
}

const walks = [
  ['no read tells anybody what the table does not allow them', walkReads],
  ['who reads themselves as others do is told no more than a stranger', walkReadsAsOthers],
  ['no write tells anybody what the table does not allow them', walkWrites],
  ['only the bot gets what people are told, and no more than that', walkNotifications],
  ['no page tells anybody what the table does not allow them', walkPages],
] as const;

test.each(walks)('%s', { timeout: patience }, async (_, walk) => {
  expect(await leaksOf(walk)).toEqual([]);
});

test('all that the table allows is there to be seen', { timeout: 2 * patience }, async () => {
  for (const [, walk] of walks) await leaksOf(walk);
  expect(allowed.filter((row) => !seen.has(row))).toEqual([]);
});
