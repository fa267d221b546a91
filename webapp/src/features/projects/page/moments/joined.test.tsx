import { limits, paths, type Project, type Room } from '@kollab/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAddress, hrefOf, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleParticipant, sampleProject } from '#test/samples.ts';
import ProjectPage from '#src/features/projects/page/project-page.tsx';

const { id } = sampleProject();
const person = (number: number, name: string, changes: object = {}) =>
  sampleParticipant({
    participantId: `0190d5a0-0000-7000-8000-0000000000c${number}`,
    telegramId: number,
    name,
    isOwner: false,
    ...changes,
  });
const owner = person(1, 'Мария Соколова', { isOwner: true, contactUrl: 'https://t.me/maria' });
const me = person(7, 'Илья Громов', { role: 'Дизайнер' });

const room: Room = {
  title: 'Команда карты',
  inviteLink: 'https://t.me/+door',
  problem: null,
  linkedAt: '2026-11-22T18:00:00.000Z',
};

function open(
  participants: Project['participants'],
  viewer: Partial<Project['viewer']> = {},
  linked: Room | null = null,
  others = 0,
) {
  const member = { isOwner: false, isMember: true, isInvited: false, ...viewer };
  const asked = serveApi(({ path }) => {
    if (path.endsWith('/room')) return Response.json({ room: linked });
    if (path.endsWith('/open-applications')) {
      return Response.json({ limit: 5, count: others, longest: [] });
    }
    if (path.endsWith('/withdraw-others')) return Response.json({ withdrawn: others });
    return Response.json(sampleProject({ status: 'одобрено', participants, viewer: member }));
  });
  const Screen = () => (
    <>
      <ProjectPage />
      <output>{useNavigationType()}</output>
    </>
  );
  openScreen(Screen, '/project/:projectId/details', paths.joined(id));
  return asked;
}
async function moment() {
  await screen.findByRole('link', { name: /^Открыть проект и команду/ });
  return within(screen.getByTestId('celebration'));
}

beforeEach(() => viewAs(7));

describe('joining a team', () => {
  it('shows who is in it, as what one joined, and the next step', async () => {
    open([owner, me]);
    const told = await moment();
    expect(told.getByRole('heading').textContent).toBe('Вы в команде!');
    expect(told.getByText('«Солнечная карта» · Дизайнер')).toBeDefined();
    expect(told.getByText('Мария уже ждёт вас.')).toBeDefined();
    expect(hrefOf(/^Написать владельцу/)).toBe('https://t.me/maria');
    expect(hrefOf(/^Открыть проект и команду/)).toBe(paths.project(id));
  });

  it('is over once one goes on to the project: the way back leads past it', async () => {
    open([owner, me]);
    await moment();
    fireEvent.click(screen.getByRole('link', { name: /^Открыть проект и команду/ }));
    await screen.findByTestId('project-cover');
    expect(currentAddress()).toBe(paths.project(id));
    expect(screen.getByText('REPLACE')).toBeDefined();
  });

  it('keeps the next step for nobody whose chat does not answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const member = { isOwner: false, isMember: true, isInvited: false };
    const project = sampleProject({
      status: 'одобрено',
      participants: [owner, me],
      viewer: member,
    });
    serveApi(({ path }) =>
      path.endsWith('/room') ? new Promise<never>(() => undefined) : Response.json(project),
    );
    openScreen(ProjectPage, '/project/:projectId/details', paths.joined(id));
    await screen.findByTestId('celebration');
    expect(screen.getByLabelText('Загрузка...')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Открыть проект и команду/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(limits.retryOfferedAfter));
    expect(screen.getByRole('link', { name: /^Написать владельцу/ })).toBeDefined();
    expect(screen.getByText('Загрузка...')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeDefined();
  });

  it('offers the way into the team’s chat first', async () => {
    open([owner, me], {}, room);
    const door = await screen.findByRole('link', { name: /^Войти в чат команды/ });
    expect(door.getAttribute('href')).toBe('https://t.me/+door');
    expect(screen.getByText(/^Бот впустит вас сам/)).toBeDefined();
    expect(screen.getAllByRole('link').indexOf(door)).toBe(0);
  });

  it.each([
    ['there is none', null],
    ['the bot lets nobody in', { ...room, inviteLink: null, problem: 'rights' as const }],
  ])('offers no chat where %s', async (_, linked) => {
    const asked = open([owner, me], {}, linked);
    await moment();
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/room'))).toBe(true));
    expect(await screen.findByRole('link', { name: /^Открыть проект/ })).toBeDefined();
    expect(screen.queryByTestId('team-room')).toBeNull();
  });

  it('names two of many, and nobody who was only invited', async () => {
    const others = ['Алина Ли', 'Егор Дым', 'Вера Ким'].map((name, at) => person(20 + at, name));
    open([owner, me, ...others, person(30, 'Пётр Шум', { invited: true })]);
    const told = await moment();
    expect(told.getByText('Мария, Алина и ещё 2 уже ждут вас.')).toBeDefined();
  });

  it('says that the bot introduces where the owner has no address', async () => {
    open([
      { ...owner, contactUrl: null },
      { ...me, role: null },
    ]);
    const told = await moment();
    expect(told.getByText('Проект «Солнечная карта»')).toBeDefined();
    expect(screen.queryByText('Написать владельцу')).toBeNull();
    expect(screen.getByText(/Бот познакомит вас/)).toBeDefined();
  });

  it.each([{ isMember: false }, { isOwner: true }])(
    'is just the project for who did not join: %o',
    async (viewer) => {
      open([owner], viewer);
      expect(await screen.findByTestId('project-cover')).toBeDefined();
      expect(screen.queryByTestId('celebration')).toBeNull();
    },
  );

  it('asks whether to take the other applications back, and does so with one press', async () => {
    const vacancyId = '0190d5a0-0000-7000-8000-00000000000b';
    const asked = open([owner, { ...me, vacancyId }], {}, null, 3);
    expect(
      await screen.findByRole('heading', { name: 'Забрать остальные отклики?' }),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Забрать' }));
    expect(await screen.findByText('Отозвано: 3 отклика')).toBeDefined();
    expect(asked.find(({ path }) => path.endsWith('/withdraw-others'))?.body).toEqual({
      projectId: id,
      vacancyId,
    });
    expect(screen.queryByTestId('others-open')).toBeNull();
  });

  it('leaves them where one says so', async () => {
    const vacancyId = '0190d5a0-0000-7000-8000-00000000000b';
    const asked = open([owner, { ...me, vacancyId }], {}, null, 1);
    await screen.findByRole('heading', { name: 'Забрать остальные отклики?' });
    fireEvent.click(screen.getByRole('button', { name: 'Оставить' }));
    expect(screen.queryByTestId('others-open')).toBeNull();
    expect(asked.some(({ path }) => path.endsWith('/withdraw-others'))).toBe(false);
  });
});
