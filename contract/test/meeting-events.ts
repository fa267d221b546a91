import type { InboxEvent } from '#src/delivery/events.ts';

const at = '2030-01-07T16:00:00.000Z';
const times = [
  { at, votes: 2 },
  { at: '2030-01-08T17:00:00.000Z', votes: 0 },
];

export function meetingEvents(ofProject: { projectId: string; projectName: string }) {
  const events: Record<string, InboxEvent> = {
    meetingOffered: { kind: 'meetingOffered', ...ofProject },
    meetingSet: { kind: 'meetingSet', ...ofProject, at },
    meetingFailed: { kind: 'meetingFailed', ...ofProject },
  };
  for (const state of ['open', 'set', 'failed', 'cancelled'] as const) {
    const card = {
      ...ofProject,
      meetingId: '0193f5a3-0000-7000-8000-000000000001',
      state,
      times,
      mine: [0],
      at: state === 'set' ? at : null,
      isPoll: false,
    };
    events[`meetingCard, ${state}`] = { kind: 'meetingCard', card };
    events[`meetingCard, ${state}, a poll`] = {
      kind: 'meetingCard',
      card: { ...card, mine: [], isPoll: true },
    };
  }
  return events;
}
