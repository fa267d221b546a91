import type { Meeting, Participant } from '@kollab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { meetingQuery } from '#src/api/projects.ts';
import { useLoad } from '#src/api/load.ts';
import { openScreen, serveApi } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import { MeetingLink } from './meeting-link.tsx';

const sample = sampleProject();
const [someone] = sample.participants as [Participant];
const participants = [7, 8].map((telegramId) =>
  Object.assign({}, someone, { id: `${telegramId}`, telegramId, invited: false }),
);
const viewer = { isOwner: true, isMember: true, isInvited: false };
const past: Meeting = {
  id: '0193f5a3-0000-7000-8000-000000000001',
  state: 'set',
  times: [],
  mine: null,
  answered: 2,
  asked: 2,
  closesAt: '2030-01-06T16:00:00.000Z',
  at: '2030-01-07T16:00:00.000Z',
};

function Answered() {
  return useLoad(meetingQuery(sample.id)).data && <p>Ответ есть</p>;
}

it.each([
  ['an owner may ask when to meet', false, null, ['Когда созвонимся?']],
  ['of a finished project nobody asks', true, null, []],
  ['of a finished project it says what was agreed upon', true, past, ['Созвон команды']],
])('%s', async (_, isFinished, meeting, says) => {
  serveApi(() => Response.json({ meeting }));
  const Screen = () => (
    <>
      <MeetingLink project={{ ...sample, viewer, participants, isFinished }} />
      <Answered />
    </>
  );
  openScreen(Screen, '/', '/');
  await screen.findByText('Ответ есть');
  const links = screen.queryAllByTestId('team-meeting').map(({ textContent }) => textContent);
  expect(links).toEqual(says.map((text) => expect.stringContaining(text)));
});
