import type { FeedRow } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import { FeedEntry } from './feed.tsx';
import { FollowProjectButton } from './follow-project-button.tsx';

const row: FeedRow = {
  projectId: '0193f5a1-7bfb-7fff-bfff-ff3ef7dfbeff',
  projectTitle: 'Солнечная карта',
  coverImage: null,
  palette: [],
  telegramId: 1001,
  ownerName: 'Мария Лебедева',
  ownerPhoto: null,
  at: '2026-11-20T12:00:00.000Z',
  news: [
    { kind: 'project' },
    { kind: 'vacancy', vacancies: [{ vacancyId: 'v', title: 'Дизайнер' }] },
    { kind: 'stage', stage: 'Growth Stage' },
    { kind: 'joined', people: [{ telegramId: 7, name: 'Олег Рыбаков', photo: null }] },
    { kind: 'finished' },
  ],
  followed: { project: true, people: [{ telegramId: 1001, name: 'Мария Лебедева' }] },
};

const marks = { vacancies: [], projects: [], people: [], followedProjects: [row.projectId] };

beforeEach(() => viewAs(5));

const isLess = vi.fn<() => void>();
beforeEach(() => isLess.mockReset());

const Entry = () => <FeedEntry row={row} onLess={isLess} />;

const open = (screenOf: ComponentType = Entry) => {
  const asked = serveApi(({ path }) =>
    Response.json(
      path.includes('settings') ? { hiddenKinds: [], tellsJoining: true, inDigest: false } : marks,
    ),
  );
  openScreen(screenOf, '/', '/', { ...sampleUser, telegramId: 5 });
  return asked;
};

const less = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Что делать с новостями/ }));
  await answer(name);
};

it('says what became true of a project on a day', async () => {
  open();
  for (const text of [
    'Солнечная карта',
    'Новый проект',
    'Новая вакансия: Дизайнер',
    'Теперь на стадии Growth Stage · рост',
    'В команде пополнение: Олег Рыбаков',
    'Проект завершён',
  ]) {
    expect(await screen.findByText(text)).toBeDefined();
  }
});

it.each([
  ['Отписаться от проекта', 'DELETE', '/api/User/follow-project', { projectId: row.projectId }],
  [
    'Отписаться: Мария Лебедева',
    'POST',
    '/api/User/unfollow',
    { followerTelegramId: 5, followeeTelegramId: 1001 },
  ],
  ['Скрыть смену стадии', 'PATCH', '/api/User/feed-settings/5', { hiddenKinds: ['stage'] }],
])('«%s» is told to the server', async (name, method, path, body) => {
  const asked = open();
  await less(name);
  await waitFor(() =>
    expect(asked.filter((one) => one.method !== 'GET')).toMatchObject([{ method, path, body }]),
  );
  await waitFor(() => expect(isLess).toHaveBeenCalledOnce());
});

it('the page of a project that is left from here knows', async () => {
  open(() => (
    <>
      <FollowProjectButton projectId={row.projectId} />
      <Entry />
    </>
  ));
  expect(await screen.findByText('Вы подписаны')).toBeDefined();
  await less('Отписаться от проекта');
  expect(await screen.findByText('Подписаться')).toBeDefined();
});
