import { type OwnCheckIn, paths, type Project } from '@kollab/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { currentAddress, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import TeamPage from './team-page.tsx';
import TeamParts from './team-parts.tsx';

const owner = { isOwner: true, isMember: true, isInvited: false };
const member = { isOwner: false, isMember: true, isInvited: false };
const stranger = { isOwner: false, isMember: false, isInvited: false };
const room = { title: 'Команда карты', inviteLink: null, problem: null, linkedAt: '2026-11-22' };
const week = { week: '2026-01-05', asked: 2, said: [] };
const [someone] = sampleProject().participants;
const participants = [7, 8].map((telegramId) =>
  Object.assign({}, someone, {
    participantId: `${telegramId}`,
    userId: `${telegramId}`,
    telegramId,
    invited: false,
  }),
);

beforeEach(() => viewAs(7));

function serve(changes: Partial<Project>, own: OwnCheckIn | null = null) {
  const project = sampleProject({ status: 'одобрено', participants, ...changes });
  const checkIns = { day: 5, isDoubted: false, mayAskModeratorsAt: null, own, weeks: [week] };
  serveApi(({ path }) => {
    if (path.endsWith('/room')) return Response.json({ room });
    if (path.endsWith('/meeting')) return Response.json({ meeting: null });
    return Response.json(path.endsWith('/check-ins') ? checkIns : project);
  });
  return project;
}

function open(changes: Partial<Project>, own?: OwnCheckIn) {
  const { id } = serve(changes, own);
  openScreen(TeamPage, paths.anyTeam, paths.team(id));
  return id;
}

it('an owner has the chat, the meeting and the answers of the team together', async () => {
  open({ viewer: owner });
  expect(await screen.findByText('Команда карты')).toBeDefined();
  expect(screen.getByText('Когда созвонимся?')).toBeDefined();
  expect(await screen.findByTestId('check-in-week')).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Опрос команды' })).toBeDefined();
});

it('a member sees who is in the team, and answers how it goes', async () => {
  open({ viewer: member }, { id: 'asked', answer: null, line: '', hasToldOwner: false });
  const head = await screen.findByTestId('team-room');
  expect(head.querySelectorAll('[aria-hidden] > span')).toHaveLength(participants.length);
  expect(await screen.findByRole('button', { name: 'Медленно' })).toBeDefined();
});

it.each([
  ['one presses to write to the owner once', 'https://t.me/maria', 1, 0],
  ['an owner without an address is still named', null, 0, 1],
] as const)('without a chat %s', async (_, contactUrl, buttons, rows) => {
  const team = participants.map((one) =>
    Object.assign({}, one, { isOwner: one.telegramId === 8, contactUrl }),
  );
  open({ viewer: member, participants: team });
  await screen.findByTestId('team-room');
  expect(screen.queryAllByRole('link', { name: 'Написать владельцу' })).toHaveLength(buttons);
  expect(screen.queryAllByTestId('team-contacts')).toHaveLength(rows);
});

it.each(['meeting', 'check-ins'])(
  'what is there is shown while the %s cannot be read, and that is said once',
  async (path) => {
    const project = serve({ viewer: owner });
    serveApi((one) => {
      if (one.path.endsWith(path)) return Response.json({}, { status: 403 });
      if (one.path.endsWith('/room')) return Response.json({ room });
      if (one.path.endsWith('/meeting')) return Response.json({ meeting: null });
      return Response.json(one.path.endsWith('/check-ins') ? { weeks: [], day: 5 } : project);
    });
    openScreen(TeamPage, paths.anyTeam, paths.team(project.id));
    expect(await screen.findByText('Не удалось загрузить')).toBeDefined();
    expect(screen.getByText('Команда карты')).toBeDefined();
  },
);

it('nobody is asked how a paused project goes', async () => {
  open({ viewer: owner, isPaused: true });
  expect(await screen.findByText('Команда карты')).toBeDefined();
  expect(screen.queryByTestId('check-in-week')).toBeNull();
});

it.each<[string, Partial<Project>]>([
  ['a stranger', { viewer: stranger }],
  ['the team of an archived project', { viewer: member, isArchived: true }],
])('%s is led to the project', async (_, changes) => {
  const id = open(changes);
  await expect.poll(currentAddress).toBe(paths.project(id));
});

it.each([
  [null, 'Команда карты'],
  ['rights', 'Бот не может впускать людей'],
] as const)(
  'the project says which chat it leads to, or that it fails: %s',
  async (problem, says) => {
    const project = serve({ viewer: member });
    serveApi(() => Response.json({ room: { ...room, problem } }));
    openScreen(() => <TeamParts project={project} />, '/', '/');
    const row = await screen.findByRole('link', { name: new RegExp(`^Чат и встречи.*${says}$`) });
    expect(row.getAttribute('href')).toBe(paths.team(project.id));
  },
);
