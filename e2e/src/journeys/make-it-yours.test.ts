import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '#src/app/kollab.ts';
import type { Product } from '#src/product/product.ts';

const root = resolve(import.meta.dirname, '../../..');

test('no text says the product’s name by itself: it would stay when the name is another', async () => {
  const catalogues = globSync(
    [
      '{webapp,bot}/src/**/*.{ts,tsx}',
      'contract/src/{messages,screens}/*.ts',
      'contract/src/http/errors.ts',
    ],
    { cwd: root },
  ).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  expect(catalogues.length).toBeGreaterThan(50);
  const sources = await Promise.all(
    catalogues.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
  const withoutComments = (source: string) => source.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
  const naming = sources.filter(([, source]) => withoutComments(source).includes('Kollab'));
  expect(naming.map(([file]) => file)).toEqual([]);
});

const people = [
  { id: 'asel', telegramId: 7_100_000_001, firstName: 'Асель', role: 'admin', joined: '-9w' },
  { id: 'temir', telegramId: 7_100_000_002, firstName: 'Темир', role: 'moderator', joined: '-9w' },
  { id: 'dana', telegramId: 7_100_000_003, firstName: 'Дана', role: 'moderator', joined: '-9w' },
  { id: 'aigul', telegramId: 7_100_000_004, firstName: 'Айгуль', role: 'newcomer' },
];

const projects = [
  {
    owner: 'nurlan',
    created: '-12d',
    cover: 'covers/quietPaths.svg',
    name: 'Степной ветер',
    description: 'Карта ветра',
    stage: 'Seed Stage',
    tags: ['Ветер'],
    vacancies: [{ title: 'Аналитик', tags: ['Python'], tasks: 'Считать ветер' }],
    team: ['dana'],
  },
];

const toAnalyst = { project: 'Степной ветер', vacancy: 'Аналитик' };
const history = [
  { does: 'follow', at: '-6d', who: 'olzhas', whom: 'nurlan' },
  { does: 'apply', at: '-5d', who: 'olzhas', ...toAnalyst, letter: 'Умею считать' },
  { does: 'reject', at: '-4d', whom: 'olzhas', ...toAnalyst, reason: 'Нужен опыт' },
  { does: 'apply', at: '-3d', who: 'temir', ...toAnalyst, letter: 'И я умею' },
  { does: 'edit', at: '-2h', who: 'olzhas', profile: { statusShort: 'Ищу ветер' } },
];

async function makeOwnWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'kollab-yours-'));
  await cp(join(root, 'sandbox/demo'), folder, { recursive: true });
  const [, { profile }] = JSON.parse(await readFile(join(folder, 'people.json'), 'utf8')) as [
    unknown,
    { profile: object },
  ];
  const olzhas = { id: 'olzhas', telegramId: 7_100_000_006, firstName: 'Олжас', role: 'student' };
  const nurlan = {
    id: 'nurlan',
    telegramId: 7_100_000_005,
    firstName: 'Нурлан',
    role: 'owner',
    photo: 'covers/sharedShelf.svg',
    joined: '-8w',
    profile,
  };
  const status = { profile: { statusShort: 'Ищу команду' }, joined: '-7w' };
  const files = { people: [...people, nurlan, { ...olzhas, ...status }], projects, history };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(content));
  }
  return folder;
}

const settings = {
  PRODUCT_NAME: 'Степь',
  ACCENT_COLOR: '0a7d4f',
  STARTING_TAGS: 'Ветер, Степь',
};

test.use({
  start: [
    async ({}, use) => {
      const demo = await makeOwnWorld();
      await use({ demo, settings });
      await rm(demo, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const get = async <T>(address: string, authorization?: string) => {
  const response = await fetch(address, { headers: authorization ? { authorization } : {} });
  return (await response.json()) as T;
};

async function ask<T>(product: Product, id: string, path: string) {
  const { sandboxUrl, appUrl } = product;
  const telegramId = { temir: 7_100_000_002, nurlan: 7_100_000_005, olzhas: 7_100_000_006 }[id];
  const { initData } = await get<{ initData: string }>(
    `${sandboxUrl}/control/people/${telegramId}/init-data`,
  );
  return get<T>(appUrl + path, `tma ${initData}`);
}

const daysAgo = (moment: string) => Math.round((Date.now() - Date.parse(moment)) / 86_400_000);

test('what they did happened when their files say', async ({ product }) => {
  const { appUrl } = product;
  expect(product.output()).toContain('Choose Айгуль.');
  const shown = await get<Record<string, unknown>[]>(`${appUrl}/api/User/all-projects`);
  expect(shown).toMatchObject([{ name: 'Степной ветер', participantsCount: 2 }]);
  expect(daysAgo(shown[0]?.['createdAt'] as string)).toBe(12);
  const own = (id: string) =>
    ask<Record<string, string>[]>(
      product,
      id,
      `/api/User/applications/${id === 'olzhas' ? 7_100_000_006 : 7_100_000_002}`,
    );
  const [rejected] = await own('olzhas');
  expect(rejected).toMatchObject({ status: 'Rejected', reason: 'Нужен опыт' });
  expect(daysAgo(rejected?.['createdAt'] ?? '')).toBe(5);
  expect(daysAgo(rejected?.['decidedAt'] ?? '')).toBe(4);
  expect(await own('temir')).toMatchObject([{ status: 'Pending', vacancyTitle: 'Аналитик' }]);
  expect(await get(`${appUrl}/api/User/7100000005/stats`)).toMatchObject({ followers: 1 });
});

test('no request tells the product what time it is: in 1970 it would refuse what was signed today', async ({
  product,
}) => {
  const { sandboxUrl, appUrl } = product;
  const { initData } = await get<{ initData: string }>(
    `${sandboxUrl}/control/people/7100000006/init-data`,
  );
  const headers = { authorization: `tma ${initData}`, 'demo-time': '0' };
  const own = `${appUrl}/api/User/applications/7100000006`;
  expect((await fetch(own, { headers })).status).toBe(200);
});

test('the product goes by its own name, in its own colour, with its own tags first', async ({
  product,
}) => {
  const { appUrl, sandboxUrl } = product;
  const page = await (await fetch(appUrl)).text();
  expect(page).toContain('<title>Степь</title>');
  expect(page).toContain('--theme-button:#0a7d4f');
  expect(page).not.toContain('Kollab');
  const tags = await get<{ tagName: string; count: number }[]>(`${appUrl}/api/User/tags`);
  const unused = tags.filter(({ count }) => count === 0);
  expect(unused.slice(0, 2).map(({ tagName }) => tagName)).toEqual(['Ветер', 'Степь']);
  const chat = `${sandboxUrl}/control/chats/7100000002/messages`;
  const saidByBot = async () =>
    (await get<{ from: string; text: string }[]>(chat))
      .filter(({ from }) => from === 'bot')
      .map(({ text }) => text)
      .join('\n');
  await expect.poll(saidByBot).toContain('Рады видеть вас в Степь');
  expect(await saidByBot()).not.toContain('Kollab');
});
