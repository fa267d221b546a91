import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import own from '#demo/projects.json' with { type: 'json' };
import { admin, firstModerator, newcomer } from '#src/people/people.ts';
import { testSandbox } from '#test/test-sandbox.ts';
import { loadWorld, ownWorld } from './load-world.ts';

const folderOf = (files: Record<string, unknown>) => copyOf(undefined, files);

async function copyOf(world: string | undefined, files: Record<string, unknown>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kollab-world-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (world !== undefined) await cp(world, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

const staff = [
  { id: 'asel', telegramId: 11, firstName: 'Асель', role: 'admin' },
  { id: 'temir', telegramId: 12, firstName: 'Темир', role: 'moderator', joined: '-3w' },
  { id: 'dana', telegramId: 13, firstName: 'Дана', role: 'moderator', photo: 'dana.svg' },
];
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

describe('a demo world', () => {
  it('that comes with Kollab has the people whom tests and the tour know', () => {
    const { people, projects } = loadWorld();
    expect(people).toHaveLength(40);
    const known = [newcomer, firstModerator, admin].map(({ telegramId, role, portrait }) =>
      expect.objectContaining({ telegramId, role, portrait }),
    );
    expect(people).toEqual(expect.arrayContaining(known));
    expect(projects.map(({ name }) => name)).toContain('Солнечная карта');
  });

  it('may be another: its people are those of the sandbox, with their own photos', async () => {
    const folder = await folderOf({ 'people.json': staff, 'dana.svg': picture });
    const { people } = loadWorld(folder);
    expect(people[1]).toMatchObject({ joined: -21 * 86_400_000, languageCode: 'ru' });
    const { sandbox, control } = await testSandbox({ people, moderatorsChatId: -100 });
    const { body } = await control.request('GET', '/people');
    expect(body).toMatchObject(
      staff.map(({ telegramId, firstName }) => ({ telegramId, firstName })),
    );
    expect((await control.request('GET', '/group')).body).toMatchObject({ memberIds: [12, 13] });
    const photo = await fetch(`${sandbox.url}/photos/13.jpg`);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await fetch(`${sandbox.url}/photos/12.jpg`)).status).toBe(404);
  });

  it.each([
    ['[2]', { telegramId: 12 }, "people.json: [2].telegramId is 12, as somebody else's"],
    ['a name', { firstName: '' }, /people\.json: \[2\]\.firstName: .+/],
    ['a time', { joined: 'yesterday' }, /\[2\]\.joined: is a time before the start such as -90m/],
    ['a word', { nickname: 'D' }, /\[2\]: Unrecognized key: "nickname"/],
    ['a tag', { profile: { tags: [5] } }, /\[2\]\.profile\.tags\[0\]: /],
    ['a photo', { photo: 'me.png' }, /\[2\]\.photo is me\.png: there is no such file/],
    ['a role', { role: 'student' }, /role moderator: two need it/],
  ])('says which field has to be mended: %s', async (_, wrong, sentence) => {
    const people = [...staff.slice(0, 2), { ...staff[2], ...wrong }];
    const folder = await folderOf({ 'people.json': people, 'dana.svg': picture });
    expect(() => loadWorld(folder)).toThrow(sentence);
  });

  const toSun = { project: 'Солнечная карта', vacancy: 'Аналитик данных' };

  it.each([
    [
      'projects.json',
      [{ ...own[0], cover: 'no.svg' }],
      /\[0\]\.cover is no\.svg: there is no such/,
    ],
    ['projects.json', [{ ...own[0], owner: 'nobody' }], /\[0\]\.owner is nobody: people\.json has/],
    ['projects.json', [own[0], own[0]], /\[1\]\.name is .+, as another project/],
    ['projects.json', [{ ...own[0], stage: 'Idea' }], /projects\.json: \[0\]\.stage: /],
    ['history.json', [{ does: 'dance' }], /history\.json: \[0\]\.does: /],
    [
      'history.json',
      [{ does: 'follow', who: 'ilya', whom: 'olga' }],
      /history\.json: \[0\]\.whom is olga/,
    ],
    [
      'history.json',
      [{ does: 'apply', who: 'ilya', ...toSun, vacancy: 'Повар', letter: 'Я' }],
      /\[0\]\.vacancy is Повар: the project has no such vacancy/,
    ],
    ['people.json', '[{"id": "anya",}]', /people\.json is not valid JSON: /],
  ])('says which field of %s has to be mended, %#', async (file, content, sentence) => {
    const folder = await copyOf(ownWorld, { [file]: content });
    expect(() => loadWorld(folder)).toThrow(sentence);
  });

  it('that is not there is told by the variable that names it', async () => {
    const folder = await folderOf({});
    expect(() => loadWorld(folder)).toThrow(/people\.json is missing\.$/);
    expect(() => loadWorld('/nowhere')).toThrow('DEMO_DATA leads to /nowhere');
  });
});
