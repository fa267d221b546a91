import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { childGraph, circlesOf, folderGraph } from './house/folders.ts';
import { type Module, modulesOf } from './house/modules.ts';

/**
 * The workspaces of this repository: what each holds, which others it may import, and its folders, lowest
 * first: none imports what stands after it. `npm run map` draws what is there.
 */
const workspaces = {
  contract: {
    holds: 'what is said over HTTP: calls, schemas, errors, limits, shared rules and messages',
    imports: [],
  },
  migrations: { holds: 'the schema of the database, step by step', imports: [] },
  runtime: {
    holds: 'what every process of ours needs: settings, metrics, tracing, a graceful end',
    imports: [],
  },
  api: {
    holds: 'Fastify: the only workspace that knows Postgres',
    imports: ['contract', 'migrations', 'runtime'],
    folders: [
      ['platform', 'HTTP, database, files, outbox, limits, health; knows no feature'],
      ['review', 'the mechanism of review: changes, versions, decisions, appeals'],
      ['people', 'who may see whom; users, profiles, settings, follows, tags, contacts, blocks'],
      ['work', 'projects, vacancies, teams, applications'],
      ['moderation', 'what moderators do: queue, reports, sanctions, record'],
      ['discovery', 'search of people; the catalogue of projects and vacancies'],
      ['delivery', 'what people are told: notifications, inbox, digests, sharing'],
      ['account', 'the export of all that is kept of a person, and its erasure'],
      ['pages', 'the mini-app and its previews as HTML'],
      ['jobs', 'what happens by the clock'],
      ['commands', 'backup, restore, migrations from the shell'],
    ],
  },
  bot: {
    holds: 'grammY: a client of the API that talks in chats',
    imports: ['contract', 'runtime'],
    folders: [
      ['format', 'HTML as Telegram takes it'],
      ['texts', 'every text of the bot, in Russian and English'],
      ['messages', 'a message with its buttons, and whom it is for'],
      ['observability', 'what is counted and traced, and whether the bot is well'],
      ['telegram', 'calls of Telegram, and how they fail'],
      ['platform', 'the API as the bot calls it, and how it fails'],
      ['presses', 'what buttons carry, and how each press is answered'],
      ['meetings', 'the question when a team meets: a card, or a poll in its chat'],
      ['account', 'what is kept of a person: /privacy'],
      ['applications', 'the card of an application'],
      ['contacts', 'the card of a request for contact'],
      ['invitations', 'the card of an invitation'],
      ['moderation', 'the cards of profiles and projects, decisions, /moderation'],
      ['moderators', 'who moderates: /admin'],
      ['notifications', 'delivery: claimed, sent, settled; who can be reached'],
      ['reports', 'the card of a report'],
      ['settings', 'what the bot tells, when and in which language: /settings'],
      ['sharing', 'projects in any chat, by inline queries'],
      ['start', '/start, commands that lead to screens, whatever else is said'],
      ['updates', 'how updates come: polls or a webhook'],
    ],
  },
  webapp: {
    holds: 'React: a client of the API that talks on screens',
    imports: ['contract'],
    folders: [
      ['device', 'what a device keeps'],
      ['telegram', 'the client of Telegram, or a browser in its place'],
      ['texts', 'every text that a person reads, in Russian and English'],
      ['api', 'calls and their answers'],
      ['kit', 'the design system'],
      ['shared', 'people, projects, changes as several features show them'],
      ['features', 'the screens; none imports another'],
      ['app', 'navigation and what stands around the screens'],
    ],
  },
  sandbox: { holds: 'a local Telegram and the demo people', imports: ['contract', 'runtime'] },
  e2e: {
    holds: 'journeys, screens and conformance through the whole product in a real browser',
    imports: ['contract', 'runtime', 'sandbox', 'api'],
  },
  bench: {
    holds: 'what it costs',
    imports: ['contract', 'migrations', 'runtime', 'api', 'bot', 'sandbox', 'e2e'],
  },
} satisfies Record<string, Workspace>;

interface Workspace {
  holds: string;
  imports: string[];
  folders?: [string, string][];
}

const modules = Object.fromEntries(
  Object.keys(workspaces).map((workspace) => [workspace, modulesOf(workspace)]),
);
const every = Object.values(modules).flat();
const ofApi = (modules['api'] ?? []).filter(({ path }) => path.startsWith('api/src/'));

/** The arrows that break a rule, as `from → to`. */
const arrows = (from: Module[], isBroken: (from: string, to: string) => boolean) =>
  from.flatMap(({ path, imports }) =>
    imports.filter((file) => isBroken(path, file)).map((file) => `${path} → ${file}`),
  );

const workspaceOf = (path: string) => path.split('/')[0] ?? '';

/** Every folder that holds another. */
const parents = (workspace: string) => {
  const folders = (modules[workspace] ?? []).map(({ path }) => dirname(path));
  const all = folders.flatMap((folder) =>
    folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  );
  return [...new Set(all)].filter((folder) => folder !== '.');
};

describe.each(Object.entries(workspaces))(
  '%s',
  (workspace, { imports, ...described }: Workspace) => {
    const own = modules[workspace] ?? [];

    test('holds modules', () => {
      expect(own).not.toEqual([]);
    });

    test('its folders import each other in no circle', () => {
      expect(circlesOf(folderGraph(workspace, own))).toEqual([]);
    });

    test('what stands side by side in a folder imports each other in no circle', () => {
      const circles = parents(workspace).map((folder) => [
        folder,
        circlesOf(childGraph(folder, own)),
      ]);
      expect(circles.filter(([, found]) => found?.length)).toEqual([]);
    });

    test('imports no other workspaces than it may', () => {
      const isForeign = (_: string, to: string) =>
        ![workspace, ...imports].includes(workspaceOf(to));
      expect(arrows(own, isForeign)).toEqual([]);
    });

    test.runIf(described.folders)('no folder imports one that stands after it', () => {
      const order = (described.folders ?? []).map(([folder]) => `${workspace}/src/${folder}`);
      const placeOf = (path: string) =>
        order.findIndex((folder) => path.startsWith(`${folder}/`)) + 1 || order.length + 1;
      expect(
        arrows(own, (from, to) => workspaceOf(to) === workspace && placeOf(from) < placeOf(to)),
      ).toEqual([]);
    });
  },
);

test('a folder holds at most 20 modules, but for the log of migrations', () => {
  const grouped = every.filter(({ path }) => workspaceOf(path) !== 'migrations');
  const counts = Map.groupBy(grouped, ({ path }) => dirname(path));
  const crowded = [...counts].filter(([, files]) => files.length > 20);
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test('no fixture stands among what runs for people', () => {
  const isFixture = (path: string) => /(^|[-/.])(test|testing|fixtures?|mock)([-/.])/.test(path);
  expect(every.map(({ path }) => path).filter(isFixture)).toEqual([]);
  const shipped = every.filter(({ path }) => !['bench', 'e2e'].includes(workspaceOf(path)));
  expect(arrows(shipped, (_, to) => /\/test\//.test(to))).toEqual([]);
});

const isSql = /\bsql[<`]|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

test('SQL is written in queries, in parts of queries (`*.sql.ts`), the database and the backup alone', () => {
  const mayHold = (path: string) =>
    /\.(queries|sql)\.ts$/.test(path) || /^api\/src\/platform\/(database|backup)\//.test(path);
  const others = ofApi.filter(({ path, text }) => !mayHold(path) && isSql.test(text));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("nobody imports another feature's queries or routes", () => {
  const isInner = (from: string, to: string) =>
    /\.(queries|routes)\.ts$/.test(to) &&
    dirname(from) !== dirname(to) &&
    !to.startsWith('api/src/platform/database/') &&
    from !== 'api/src/app.ts';
  expect(arrows(ofApi, isInner)).toEqual([]);
});

test('services know nothing of HTTP', () => {
  const services = ofApi.filter(({ path }) => path.endsWith('.service.ts'));
  expect(services).not.toEqual([]);
  expect(arrows(services, (_, to) => to.startsWith('api/src/platform/http/'))).toEqual([]);
  expect(services.filter(({ packages }) => packages.includes('fastify'))).toEqual([]);
});

test('facts are put in one line by `sayFacts` alone: a dot of one’s own dangles or begins a line', () => {
  const isDotted = ({ path, text }: Module) =>
    path !== 'contract/src/rules/words/facts.ts' &&
    text.split('\n').some((line) => line.includes('·') && !/^\s*(?:\/\*)?\*/.test(line));
  const ofProduct = every.filter(({ path }) =>
    ['contract', 'api', 'bot', 'webapp'].includes(workspaceOf(path)),
  );
  expect(ofProduct.filter(isDotted).map(({ path }) => path)).toEqual([]);
});

test('a feature of the mini-app imports no other', () => {
  const featureOf = (path: string) => /^webapp\/src\/features\/([^/]+)/.exec(path)?.[1];
  const isOther = (from: string, to: string) =>
    featureOf(from) !== undefined &&
    featureOf(to) !== undefined &&
    featureOf(from) !== featureOf(to);
  expect(arrows(modules['webapp'] ?? [], isOther)).toEqual([]);
});

/** What has the same name wherever it is met; a part of one, such as a queue of profiles, ends in it. */
const features = [
  ...new Set(
    ofApi.flatMap(
      ({ path }) =>
        /^api\/src\/(?:people|work|moderation|discovery|delivery)\/([^/]+)\//
          .exec(path)
          ?.slice(1) ?? [],
    ),
  ),
  'account',
];

/** What is a workspace's own: what it stands on, and what it has no feature of the API for. */
const ownOf = {
  bot: ['format', 'messages', 'observability', 'platform', 'presses', 'start', 'telegram', 'texts'],
  contract: ['all', 'features', 'health', 'uploads'],
};

test('a feature has the same name in every workspace', () => {
  const foreign = (pattern: RegExp, own: string[]) =>
    every.flatMap(({ path }) => {
      const [, name] = pattern.exec(path) ?? [];
      if (name === undefined || own.includes(name)) return [];
      return features.some((feature) => name === feature || name.endsWith(`-${feature}`))
        ? []
        : [path];
    });
  expect(foreign(/^webapp\/src\/features\/([^/]+)\//, [])).toEqual([]);
  expect(foreign(/^bot\/src\/([^/]+)\//, ownOf.bot)).toEqual([]);
  expect(foreign(/^contract\/src\/endpoints\/(?:.*\/)?([^/]+)\.ts$/, ownOf.contract)).toEqual([]);
});

test('a module is called after what it holds, and the file after nothing else', () => {
  const sameNames = Map.groupBy(
    ofApi.filter(({ path }) => /\.(service|queries|routes|view)\.ts$/.test(path)),
    ({ path }) => basename(path),
  );
  expect([...sameNames].filter(([, files]) => files.length > 1).map(([name]) => name)).toEqual([]);
});
