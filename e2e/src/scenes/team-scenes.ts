import { type CheckIns, type Figures, type Meeting, paths, type Room } from '@kollab/contract';
import type { Page } from '@playwright/test';
import { press } from '#src/app/steps.ts';
import type { prepareProjects } from './sample-projects.ts';
import { inEnglish, type Scene, scene } from './scene.ts';

type Sample = Awaited<ReturnType<typeof prepareProjects>>;

const vacancy = {
  id: 'analyst',
  title: 'Аналитик данных о крышах и о солнце над ними',
  isClosed: false,
  opened: 41,
  began: null,
  applied: 7,
  accepted: 2,
};

/** A month that it would take a month to live through. */
const month: Figures = {
  from: '2026-10-26',
  to: '2026-11-22',
  people: 236,
  bars: [
    { from: '2026-10-26', to: '2026-11-08', people: 41 },
    { from: '2026-11-09', to: '2026-11-15', people: 118 },
    { from: '2026-11-16', to: '2026-11-22', people: 77 },
  ],
  sources: [
    { source: 'carousel', people: 120 },
    { source: 'matching', people: 61 },
    { source: 'link', people: 30 },
  ],
  elsewhere: 25,
  outside: 14,
  vacancies: [vacancy, { ...vacancy, id: 'designer', title: 'Дизайнер', isClosed: true }],
  advice: { code: 'describe', vacancyId: 'analyst' },
};

const lived = (page: Page) =>
  page.route('**/figures', (route) =>
    route.request().resourceType() === 'document'
      ? route.fallback()
      : route.fulfill({ json: month }),
  );

const room: Room = {
  title: 'Команда больших окраин: всё важное здесь',
  inviteLink: 'https://t.me/+room',
  problem: null,
  linkedAt: '2026-11-20T10:00:00.000Z',
};

const linked =
  (changes: Partial<Room> = {}) =>
  (page: Page) =>
    page.route('**/room', (route) =>
      route.request().resourceType() === 'document'
        ? route.fallback()
        : route.fulfill({ json: { room: { ...room, ...changes } } }),
    );

const meeting: Meeting = {
  id: 'meeting',
  state: 'open',
  times: [
    { at: '2030-12-02T16:00:00.000Z', votes: 3 },
    { at: '2030-12-03T09:30:00.000Z', votes: 1 },
    { at: '2030-12-07T12:00:00.000Z', votes: 0 },
  ],
  mine: [0],
  answered: 3,
  asked: 5,
  closesAt: '2030-12-01T16:00:00.000Z',
  at: null,
};

const said: CheckIns['weeks'][number]['said'] = (['going', 'slow', 'stuck'] as const).map(
  (answer, index) => ({
    telegramId: index + 1,
    name: ['Ким Ли', 'Елизавета Константинопольская', 'Фёдор Преображенская-Рим'][index] ?? '',
    photo: null,
    answer,
    line: index === 1 ? 'Ждём ответа от управы, без него карту не показать жителям' : '',
    at: '2026-11-20T10:00:00.000Z',
  }),
);
const weeks = ['2026-11-16', '2026-11-09'].map((week) => ({ week, asked: 5, said }));

const asked = { id: 'check-in', answer: null, line: '', hasToldOwner: false };

/** A team that has a chat, chooses when to meet and has said how it goes. */
const meets =
  (changes: Partial<Meeting> = {}, asks: Partial<CheckIns> = {}) =>
  async (page: Page) => {
    await linked()(page);
    const answerWith = (path: string, json: object) =>
      page.route(path, (route) =>
        route.request().resourceType() === 'document' ? route.fallback() : route.fulfill({ json }),
      );
    await answerWith('**/meeting', { meeting: { ...meeting, ...changes } });
    const own = { day: 5, isDoubted: false, mayAskModeratorsAt: null, own: null };
    await answerWith('**/check-ins', { ...own, weeks, ...asks });
  };

export function teamScenes({ project, owner, accepted }: Sample): Scene[] {
  const figures = paths.figures(project);
  return [
    scene(owner, 'figures-none', figures),
    scene(owner, 'figures', figures, { before: lived }),
    scene(owner, 'figures-narrow', figures, { before: lived, width: 320 }),
    scene(owner, 'figures-english', figures, {
      before: async (page) => {
        await inEnglish(page);
        await lived(page);
      },
    }),
    scene(accepted, 'room-none-of-a-member', paths.team(project)),
    scene(owner, 'room-offered', paths.team(project), (page) => press(page, 'Привязать чат')),
    scene(owner, 'room-linked', paths.team(project), { before: linked() }),
    scene(owner, 'room-without-rights', paths.team(project), {
      before: linked({ inviteLink: null, problem: 'rights' }),
      width: 320,
    }),
    scene(owner, 'room-left', paths.team(project), {
      before: linked({ inviteLink: null, problem: 'removed' }),
    }),
    scene(owner, 'team', paths.team(project), { before: meets() }),
    scene(owner, 'team-narrow', paths.team(project), { before: meets(), width: 320 }),
    scene(accepted, 'team-asked', paths.team(project), { before: meets({}, { own: asked }) }),
    scene(owner, 'team-stuck', paths.team(project), {
      before: meets({}, { isDoubted: true, own: { ...asked, answer: 'stuck' } }),
    }),
    scene(accepted, 'meeting-none', paths.meeting(project)),
    scene(accepted, 'meeting', paths.meeting(project), { before: meets() }),
    scene(owner, 'meeting-of-its-owner', paths.meeting(project), { before: meets() }),
    scene(owner, 'meeting-set', paths.meeting(project), {
      before: meets({ state: 'set', at: '2030-12-02T16:00:00.000Z' }),
    }),
    scene(owner, 'meeting-proposed', paths.meeting(project)),
    scene(accepted, 'room-of-a-member', paths.team(project), { before: linked() }),
  ];
}
