import {
  type NotificationEvent,
  personName,
  remindTomorrow,
  type Target,
  type WaitingCard,
} from '@kollab/contract';
import type { Composer, Context } from 'grammy';
import { no, yes, type Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';
import { eventMessage } from '#src/messages/event-message.ts';
import { actingFor } from '#src/platform/api.ts';
import { answeredPresses } from '#src/presses/answered-presses.ts';
import { pressData } from '#src/presses/press-data.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { applicationPress } from './applications.ts';

export const tomorrowPress = pressData('w:t', {});

export function waitingMessage(card: WaitingCard, reader: Reader): Message {
  const { texts, open } = reader;
  const { text, buttons } = eventMessage({ kind: 'waitingCard', card }, reader);
  if (card.count === 0) return { text, buttons };
  const decisions = card.applications.map(({ name, partner, projectId, vacancyId, telegramId }) => {
    const data = (action: 'accept' | 'acceptBoth' | 'reject') =>
      applicationPress.pack({ action, projectId, vacancyId, telegramId });
    return [
      partner
        ? yes(
            texts.reminders.acceptBoth(personName(name), personName(partner.name)),
            data('acceptBoth'),
          )
        : yes(texts.reminders.accept(personName(name)), data('accept')),
      no(texts.application.reject, data('reject')),
    ];
  });
  const later = [
    { text: texts.reminders.tomorrow, callbackData: tomorrowPress.pack({}) },
    open(texts.reminders.fewer, { screen: 'account' }),
  ];
  return { text, buttons: [...decisions, ...buttons, later] };
}

export function moreApplicationsMessage(
  { count, projectId }: Extract<NotificationEvent, { kind: 'moreApplications' }>,
  { texts, open }: Reader,
): Message {
  const { applications, noApplications, openApplications } = texts.counted;
  if (count === 0) return { text: noApplications, buttons: [] };
  const target: Target = projectId
    ? { screen: 'projectApplications', projectId }
    : { screen: 'messages' };
  return { text: applications(count), buttons: [[open(openApplications, target)]] };
}

export const waiting = ({ api, logger }: Surroundings): Composer<Context> =>
  answeredPresses({
    data: tomorrowPress,
    async carryOut(ctx, _, { reminders: texts }) {
      const { remindAt } = await api(remindTomorrow, { body: {} }, actingFor(ctx.from.id));
      return remindAt === null ? texts.nothing : texts.willRemind;
    },
    logger,
  });
