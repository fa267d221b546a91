import type { NotificationEvent } from '@kollab/contract';
import { nobody } from '#src/platform/text/nobody.ts';

const telling: Record<string, unknown> = {
  telegramId: null,
  name: nobody,
  subjectName: nobody,
  url: null,
};

function withoutName(value: unknown, telegramId: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutName(item, telegramId));
  const isTheirs = 'telegramId' in value && value.telegramId === telegramId;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      isTheirs && key in telling ? telling[key] : withoutName(item, telegramId),
    ]),
  );
}

function isAllAbout(event: NotificationEvent, telegramId: number) {
  switch (event.kind) {
    case 'invitationAccepted':
    case 'contactAccepted':
      return event.contact.telegramId === telegramId;
    case 'membershipChanged':
      return event.change === 'joined' && event.person.telegramId === telegramId;
    case 'applicationCard':
      return [event.card.telegramId, event.card.partner?.telegramId].includes(telegramId);
    case 'pairCard':
    case 'invitationCard':
    case 'handOverCard':
    case 'contactRequestCard':
    case 'callCard':
    case 'confirmationCard':
      return 'telegramId' in event.card && event.card.telegramId === telegramId;
    case 'savedCard':
      return isOf(telegramId)(event.card.item);
  }
  return false;
}

const isOf = (telegramId: number) => (item: object) =>
  'telegramId' in item && item.telegramId === telegramId;

type ListCard = Extract<
  NotificationEvent,
  { kind: 'waitingCard' | 'alertCard' | 'peopleToCallCard' }
>;

const isListCard = (event: NotificationEvent): event is ListCard =>
  event.kind === 'waitingCard' || event.kind === 'alertCard' || event.kind === 'peopleToCallCard';

function withoutItems(event: ListCard, telegramId: number): ListCard | undefined {
  if (event.kind === 'peopleToCallCard') {
    const people = event.card.people.filter((person) => !isOf(telegramId)(person));
    return people.length > 0 ? { ...event, card: { ...event.card, people } } : undefined;
  }
  const leave = <Item extends object>(items: readonly Item[]) => {
    const left = items.filter((item) => !isOf(telegramId)(item));
    return { left, count: event.card.count - (items.length - left.length) };
  };
  if (event.kind === 'waitingCard') {
    const { left: applications, count } = leave(event.card.applications);
    return applications.length > 0 || event.card.unanswered
      ? { ...event, card: { ...event.card, count, applications } }
      : undefined;
  }
  const { left: items, count } = leave(event.card.items);
  return items.length > 0 ? { ...event, card: { ...event.card, count, items } } : undefined;
}

export function withoutPerson(
  event: NotificationEvent,
  telegramId: number,
): NotificationEvent | undefined {
  if (event.kind === 'digest') {
    const events = event.events.flatMap((one) => withoutPerson(one, telegramId) ?? []);
    const count = event.count - (event.events.length - events.length);
    return count > 0 ? ({ ...event, count, events } as NotificationEvent) : undefined;
  }
  if (isListCard(event)) {
    return withoutItems(event, telegramId);
  }
  if (isAllAbout(event, telegramId)) return undefined;
  return withoutName(event, telegramId) as NotificationEvent;
}
