import type { NotificationEvent } from '@kollab/contract';
import { nobody } from '#src/platform/text/nobody.ts';

/** What may say who somebody is, in anything that carries their Telegram ID. */
const telling: Record<string, unknown> = {
  telegramId: null,
  name: nobody,
  subjectName: nobody,
  url: null,
};

/** The same value with nobody in a person's place, at any depth. */
function withoutName(value: unknown, telegramId: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isTheirs = 'telegramId' in value && value.telegramId === telegramId;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      isTheirs && key in telling ? telling[key] : withoutName(item, telegramId),
    ]),
  );
}

/** Whether all that something says is who a person is, or what they wrote. */
function isAllAbout(event: NotificationEvent, telegramId: number) {
  switch (event.kind) {
    case 'invitationAccepted':
    case 'contactAccepted':
      return event.contact.telegramId === telegramId;
    case 'membershipChanged':
      return event.change === 'joined' && event.person.telegramId === telegramId;
    case 'applicationCard':
    case 'invitationCard':
    case 'contactRequestCard':
      return 'telegramId' in event.card && event.card.telegramId === telegramId;
  }
  return false;
}

/** What news says once somebody is here no more; undefined when that is nothing. */
export function withoutPerson(
  event: NotificationEvent,
  telegramId: number,
): NotificationEvent | undefined {
  if (event.kind === 'digest') {
    const events = event.events.flatMap((one) => withoutPerson(one, telegramId) ?? []);
    const count = event.count - (event.events.length - events.length);
    return count > 0 ? ({ ...event, count, events } as NotificationEvent) : undefined;
  }
  if (isAllAbout(event, telegramId)) return undefined;
  return withoutName(event, telegramId) as NotificationEvent;
}
