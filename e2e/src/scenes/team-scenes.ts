import { type Figures, paths, type Room } from '@kollab/contract';
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
    scene(accepted, 'room-of-a-member', paths.team(project), { before: linked() }),
  ];
}
