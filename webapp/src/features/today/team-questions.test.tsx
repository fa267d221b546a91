import { type InboxEvent, paths, type TodayWaiting } from '@kollab/contract';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findHref } from '#test/screen.tsx';
import { entry, projectId, todayWith } from '#test/sample-today.ts';
import { entries, openToday, press, rows, server } from '#test/today-rows.ts';

const at = '2030-01-07T16:00:00.000Z';
const meeting = (state: 'open' | 'set'): InboxEvent => ({
  kind: 'meetingCard',
  card: {
    meetingId: '0193f5a3-0000-7000-8000-000000000001',
    projectId,
    projectName: 'Столовая',
    state,
    times: [],
    mine: [],
    isPoll: false,
    at: state === 'set' ? at : null,
  },
});

const doubt: TodayWaiting = {
  kind: 'projectCheck',
  projectId,
  projectTitle: 'Столовая',
  coverImage: null,
  palette: [],
  at,
};

it.each([
  ['Да, идёт', false, 'Проект продолжается'],
  ['На паузу', true, 'Проект на паузе'],
])('an owner says in place whether a project goes on: «%s»', async (name, isPaused, said) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const card = { projectId, projectName: 'Столовая', state: 'asked' } as const;
  const inbox = [entry('1', { kind: 'projectCheckCard', card })];
  server.today = todayWith({ waiting: [doubt], news: { inbox } });
  const { to } = await openToday(1, () => Response.json({ isPaused }));
  expect(rows()[0]?.textContent).toContain('Проект продолжается?');
  expect(entries()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  press(0, name);
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(rows()[0]?.textContent).toContain(said));
  expect(to(`/api/User/project/${projectId}/pause`)).toMatchObject([
    { method: 'PUT', body: { isPaused } },
  ]);
});

it('a team asks once when it is to meet, and tells once what it agreed upon', async () => {
  server.today = todayWith({
    waiting: [{ kind: 'meeting', projectId, projectTitle: 'Столовая', at }],
    news: {
      inbox: [
        entry('1', meeting('open')),
        entry('2', meeting('set')),
        entry('3', { kind: 'meetingSet', projectId, projectName: 'Столовая', at }),
      ],
    },
  });
  await openToday(0);
  expect(await findHref(/^Когда созвонимся\?/)).toBe(paths.meeting(projectId));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(entries()[0]?.textContent).toContain('Созвон команды проекта «Столовая»');
});
