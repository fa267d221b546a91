import type { InboxEvent } from '#src/delivery/events.ts';

interface OfVacancy {
  projectId: string;
  projectName: string;
  vacancyId: string;
  vacancyTitle: string;
}

export function pairEvents(
  ofVacancy: OfVacancy,
  { name, text }: { name: string; text: string },
): Record<string, InboxEvent> {
  const events: Record<string, InboxEvent> = { pairGone: { kind: 'pairGone', ...ofVacancy } };
  const pairId = ofVacancy.projectId;
  const contact = { telegramId: 1001, name, url: null };
  for (const answer of ['agreed', 'declined', 'none', 'ended'] as const) {
    const kind = 'pairAnswered';
    events[`${kind}, ${answer}`] = { kind, ...ofVacancy, pairId, answer, name };
  }
  for (const isClosed of [false, true]) {
    const kind = 'pairParted';
    events[`${kind}, ${isClosed ? 'closed' : 'alone'}`] = { kind, ...ofVacancy, isClosed };
  }
  for (const state of ['invited', 'agreed', 'declined', 'over'] as const) {
    const kind = 'pairCard';
    const answerBy = '2026-11-23T11:31:00.000Z';
    const mayPart = state === 'invited';
    const card = { ...ofVacancy, pairId, inviterName: name, mayPart, state, answerBy };
    events[`${kind}, ${state}`] = { kind, card };
  }
  events['applicationAccepted, both'] = {
    kind: 'applicationAccepted',
    ...ofVacancy,
    contact,
    isPair: true,
  };
  for (const status of ['Pending', 'Accepted', 'Rejected'] as const) {
    const kind = 'applicationCard';
    const of = status === 'Accepted' ? contact : null;
    const one = { telegramId: 1001, name, statusShort: text, coverLetter: text, contact: of };
    const mayPart = status === 'Pending';
    const card = { ...ofVacancy, ...one, status, mayDecide: true, partner: one, mayPart };
    events[`${kind} of two, ${status}`] = { kind, card };
    if (status !== 'Pending') continue;
    const { partner: _, ...alone } = card;
    events[`${kind} of one of two`] = { kind, card: { ...alone, isLeftAlone: true } };
    events[`${kind} of two, one away`] = { kind, card: { ...alone, isPartnerAway: true } };
  }
  return events;
}
