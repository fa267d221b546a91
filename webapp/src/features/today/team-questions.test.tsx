import { type InboxEvent, paths, type Today } from '@kollab/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { entry, projectId, todayWith } from '#test/sample-today.ts';
import { sampleUser } from '#test/sample-user.ts';
import { entries } from '#test/today-rows.ts';
import TodayPage from './today-page.tsx';

function open(today: Today) {
  const asked = serveApi(({ path }) => Response.json(path === '/api/User/today' ? today : {}));
  openScreen(TodayPage, paths.messages, paths.messages, sampleUser);
  return asked;
}

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

it('a team asks once when it is to meet, and tells once what it agreed upon', async () => {
  open(
    todayWith({
      waiting: [{ kind: 'meeting', projectId, projectTitle: 'Столовая', at }],
      news: {
        inbox: [
          entry('1', meeting('open')),
          entry('2', meeting('set')),
          entry('3', { kind: 'meetingSet', projectId, projectName: 'Столовая', at }),
        ],
      },
    }),
  );
  const question = await screen.findByRole('link', { name: /^Когда созвонимся\?/ });
  expect(question.getAttribute('href')).toBe(paths.meeting(projectId));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(entries()[0]?.textContent).toContain('Созвон команды проекта «Столовая»');
});
