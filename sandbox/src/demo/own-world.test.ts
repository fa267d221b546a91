import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadWorld, ownWorld } from './load-world.ts';

const { people, projects, history } = loadWorld();
const personOf = (id: string) => people.find((person) => person.id === id);

const catalogue = path.join(ownWorld, '../../migrations/src/starting-tags.ts');
const startingTags = new Set(
  readFileSync(catalogue, 'utf8')
    .split('`')[1]
    ?.trim()
    .split('\n')
    .map((line) => line.split(' = ')[0]),
);

const newTags = new Set(['Энергетика']);

test('its tags are spelled as the catalogue spells them', () => {
  const used = [
    ...people.flatMap(({ profile }) => profile?.tags ?? []),
    ...projects.flatMap(({ tags, vacancies }) =>
      [tags, ...vacancies.map((one) => one.tags)].flat(),
    ),
    ...history.flatMap((event) => (event.does === 'edit' ? (event.profile.tags ?? []) : [])),
  ];
  expect(new Set(used).size).toBeGreaterThan(100);
  expect(used.filter((tag) => !startingTags.has(tag) && !newTags.has(tag))).toEqual([]);
});

test('it is alive: universities, faces, covers and none, a queue, applications in every state', () => {
  const universities = new Set(people.flatMap(({ profile }) => profile?.university ?? []));
  expect(universities.size).toBe(6);
  expect(projects).toHaveLength(25);
  const count = (isCounted: boolean[]) => isCounted.filter(Boolean).length;
  expect(count(people.map(({ portrait }) => portrait === undefined))).toBeGreaterThan(4);
  expect(count(projects.map(({ cover }) => cover === undefined))).toBe(4);
  const waiting = [...people, ...projects, ...history].filter(
    (one) => 'review' in one && one.review === 'waiting',
  );
  expect(waiting.length).toBeGreaterThan(5);
  const did = Object.groupBy(history, ({ does }) => does);
  const answered = [did.accept, did.reject, did.withdraw].map((events) => events?.length ?? 0);
  expect(Math.min(...answered)).toBeGreaterThan(3);
  const open = (did.apply?.length ?? 0) - answered.reduce((sum, one) => sum + one, 0);
  expect(open).toBeGreaterThan(10);
  const days = new Set(history.map(({ at }) => Math.floor(at / 86_400_000)));
  expect(days.size).toBeGreaterThan(40);
});

test('nobody acts before they joined, and nothing happens to a project that is not there', () => {
  const acts = [
    ...projects.flatMap(({ owner, team, invited, created, name }) =>
      [owner, ...team, ...invited].map((id) => ({ id, at: created, name })),
    ),
    ...history.flatMap((event) =>
      ['who', 'whom'].flatMap((key) =>
        key in event
          ? [{ id: (event as Record<string, unknown>)[key] as string, at: event.at, name: key }]
          : [],
      ),
    ),
  ];
  expect(acts.filter(({ id, at }) => at < (personOf(id)?.joined ?? 0))).toEqual([]);
  const createdAt = new Map(projects.map(({ name, created }) => [name, created]));
  const early = history.filter(
    (event) => 'project' in event && event.at <= (createdAt.get(event.project) ?? 0),
  );
  expect(early).toEqual([]);
});

test('what the tour pulls up first is the newest that everybody sees', () => {
  const [newest] = projects
    .filter(({ review }) => review === 'approved')
    .toSorted((one, other) => other.created - one.created);
  expect(newest?.name).toBe('Солнечная карта');
});

test('its links lead nowhere but to addresses made for examples', () => {
  const texts = JSON.stringify([people, projects, history]);
  const hosts = new Set([...texts.matchAll(/https?:\/\/([^/"\s\\]+)/g)].map(([, host]) => host));
  expect(hosts).toEqual(new Set(['example.com', 'example.org', 'github.com']));
});
