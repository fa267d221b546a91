import type { InboxEvent } from '#src/delivery/events.ts';

interface Contact {
  telegramId: number;
  name: string;
  url: null;
}

export function checkInEvents(
  ofProject: { projectId: string; projectName: string },
  person: Contact,
) {
  const events: Record<string, InboxEvent> = {
    somebodyMissing: { kind: 'somebodyMissing', ...ofProject, person },
  };
  const checkInId = '0193f5a4-0000-7000-8000-000000000001';
  const checkIn = { ...ofProject, checkInId, isOwner: true };
  for (const answer of [null, 'going', 'slow', 'stuck'] as const) {
    const kind = 'checkInCard';
    events[`${kind}, ${answer ?? 'asked'}`] = { kind, card: { ...checkIn, state: 'open', answer } };
  }
  const over = { ...checkIn, state: 'over', answer: null } as const;
  events['checkInCard, over'] = { kind: 'checkInCard', card: over };
  for (const state of ['asked', 'goesOn', 'paused', 'over'] as const) {
    const kind = 'projectCheckCard';
    events[`${kind}, ${state}`] = { kind, card: { ...ofProject, state } };
  }
  return events;
}
