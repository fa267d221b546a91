import { noteView, setNotificationSettings, type ViewSource } from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listAll, lists } from '#src/account/export.queries.ts';
import { figuresOf, view, type Viewing } from '#test/steps/analytics.ts';
import { sharedViews } from '#test/steps/views.ts';
import { applyTo, decide } from '#test/steps/applications.ts';
import { sampleProject } from '#test/sample-project.ts';

const { kollab, anya, ilya, project, people, more, came, read, rowsOf, noon, dayAgo } =
  sharedViews();

const vacancyViews = () =>
  kollab.db
    .selectFrom('vacancy_views')
    .innerJoin('project_views', 'project_views.id', 'view_id')
    .where('project_id', '=', project.id)
    .select('vacancy_id')
    .execute();

describe('the figures of a project', () => {
  test('say nothing of one that nobody opened, and how to change that', async () => {
    expect(await figuresOf(anya, project)).toEqual({
      from: dayAgo(28),
      to: dayAgo(1),
      people: null,
      bars: [],
      sources: [],
      elsewhere: null,
      outside: null,
      vacancies: ['Разработчик', 'Дизайнер'].map((title, index) => ({
        id: project.vacancyIds[index],
        title,
        isClosed: false,
        opened: null,
        began: null,
        applied: 0,
        accepted: 0,
      })),
      advice: { code: 'share', vacancyId: null },
    });
  });

  test('count a person once a week, from where they came first', async () => {
    const figures = await read([
      ...came(8, people.slice(0, 6), { source: 'search' }),
      ...came(8, people.slice(0, 6), { source: 'carousel' }),
      ...came(3, people.slice(0, 5), { source: 'link' }),
      ...came(2, people.slice(0, 5), { source: 'feed' }),
    ]);
    expect(figures).toMatchObject({
      people: 11,
      bars: [
        { to: dayAgo(8), people: 6 },
        { from: dayAgo(7), to: dayAgo(1), people: 5 },
      ],
      sources: [
        { source: 'search', people: 6 },
        { source: 'link', people: 5 },
      ],
      elsewhere: null,
    });
  });

  test('say of four nothing at all, and of this week nothing yet', async () => {
    const figures = await read([...came(1, people.slice(0, 4)), ...came(0, people)]);
    expect(figures).toMatchObject({ people: null, bars: [], sources: [] });
    expect(await rowsOf('figures')).toEqual([]);
  });

  test('lead from opened to accepted', async () => {
    const [vacancyId] = project.vacancyIds;
    const opened = people.slice(0, 20);
    const figures = await read([
      ...came(1, people),
      ...came(1, opened, { vacancyId }),
      ...came(1, opened.slice(0, 12), { vacancyId, hasBegun: true }),
    ]);
    expect(figures.vacancies[0]).toMatchObject({ opened: 20, began: 12, applied: 0 });
    expect(figures.advice).toEqual({ code: 'letter', vacancyId });
  });

  test('count the page outside Telegram by itself, an address once a day', async () => {
    const at = noon(1);
    const from = (address: string): Viewing => ({ at, address, projectId: project.id });
    const figures = await read([
      ...Array.from({ length: 6 }, (_, index) => from(`198.51.100.${index}`)),
      from('198.51.100.0'),
      from('2001:db8::1'),
      from('2001:db8::2'),
    ]);
    expect(figures).toMatchObject({ outside: 7, people: null, sources: [] });
    const visitors = await rowsOf('outside_views');
    expect(JSON.stringify(visitors)).not.toMatch(/198\.51|2001:db8/);
    const keys = await kollab.db.selectFrom('visitor_keys').selectAll().execute();
    expect(keys).toEqual([]);
  });

  test('take applications from what the owner knows', async () => {
    const [vacancyId = ''] = project.vacancyIds;
    const rows = people.slice(0, 3).map((userId, index) => ({
      id: randomUUID(),
      project_id: project.id,
      vacancy_id: vacancyId,
      user_id: userId,
      cover_letter: 'Хочу к вам',
      status: index < 2 ? ('Accepted' as const) : ('Rejected' as const),
      created_at: noon(3),
    }));
    await kollab.db.insertInto('applications').values(rows).execute();
    const { vacancies } = await figuresOf(anya, project);
    expect(vacancies[0]).toMatchObject({ applied: 3, accepted: 2, opened: null });
  });

  test('are told to answer who waits before anything else', async () => {
    const olya = await kollab.person();
    await applyTo(olya, project);
    expect((await figuresOf(anya, project)).advice.code).toBe('answer');
    await decide(anya, project, olya, 'Rejected');
    expect((await figuresOf(anya, project)).advice.code).toBe('share');
  });
});

describe('nobody is counted', () => {
  test('who is the owner, of the team, a moderator, opted out, blocked, or gone', async () => {
    const [optedOut = '', blocked = '', gone = '', ...others] = await more(5);
    const params = { telegramId: ilya.telegramId };
    await ilya.call(setNotificationSettings, { params, body: { viewsCounted: false } });
    await kollab.db
      .insertInto('notification_settings')
      .values({ user_id: optedOut, views_counted: false })
      .execute();
    await kollab.db
      .insertInto('blocks')
      .values({ blocker_id: anya.id, blocked_id: blocked, created_at: new Date() })
      .execute();
    await kollab.set('users', { id: gone }, { deleted_at: new Date() });
    const ids = [anya.id, ilya.id, optedOut, blocked, gone];
    const role = 'moderator';
    await read([...came(1, ids), ...others.flatMap((userId) => came(1, [userId], { role }))]);
    expect(await rowsOf('project_views')).toEqual([]);
  });

  test('where the project is not shown, nor by a vacancy of another', async () => {
    const other = await sampleProject(kollab, { owner: await kollab.person() });
    await view(kollab, came(1, people.slice(0, 1), { vacancyId: other.vacancyIds[0] }));
    expect(await vacancyViews()).toEqual([]);
    await kollab.set('projects', project, { archived_at: new Date() });
    await view(kollab, came(2, people));
    expect(await rowsOf('project_views')).toHaveLength(1);
  });

  test('any more who says so, of what is not figures yet', async () => {
    const olya = await kollab.person();
    await view(kollab, came(1, [olya.id], { vacancyId: project.vacancyIds[0] }));
    expect(await vacancyViews()).toHaveLength(1);
    const params = { telegramId: olya.telegramId };
    await olya.call(setNotificationSettings, { params, body: { viewsCounted: false } });
    expect(await rowsOf('project_views')).toEqual([]);
    expect(await vacancyViews()).toEqual([]);
    await view(kollab, came(1, [olya.id]));
    expect(await rowsOf('project_views')).toEqual([]);
    await olya.call(setNotificationSettings, { params, body: { viewsCounted: true } });
    await view(kollab, came(1, [olya.id]));
    expect(await rowsOf('project_views')).toHaveLength(1);
  });

  test('but the caller, however often they say so', async () => {
    const olya = await kollab.person();
    const sources: ViewSource[] = ['saved', 'search', 'feed'];
    for (const source of [...sources, ...sources]) {
      const params = { projectId: project.id };
      expect(await olya.call(noteView, { params, body: { source } })).toEqual({});
    }
    await expect
      .poll(() => rowsOf('project_views'))
      .toMatchObject([{ user_id: olya.id, source: 'saved' }]);
  });
});

test('an export has what one opened, and the figures of one’s own projects', async () => {
  const olya = await kollab.person();
  const opened = { vacancyId: project.vacancyIds[0], source: 'saved', hasBegun: true } as const;
  await read([...came(1, [olya.id, ...people], opened)]);
  const listOf = (name: 'views' | 'projects') => {
    const list = lists[name];
    if (!list) throw new Error(`no list of ${name}`);
    return list;
  };
  const rowsIn = async (name: 'views' | 'projects', { id }: { id: string }) => {
    const rows: unknown[] = [];
    for await (const row of listAll(kollab.db, listOf(name), id)) rows.push(row);
    return rows;
  };
  const began = [{ title: 'Разработчик', began: true }];
  expect(await rowsIn('views', olya)).toEqual([
    {
      project: 'Солнечная карта',
      days: [{ day: dayAgo(1), from: 'saved', vacancies: began }],
    },
  ]);
  expect(await rowsIn('views', anya)).toEqual([]);
  expect(await rowsIn('projects', anya)).toMatchObject([
    { figures: expect.arrayContaining([expect.objectContaining({ part: 'people', people: 31 })]) },
  ]);
});
