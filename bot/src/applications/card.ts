import { limits, type ApplicationCard } from '@kollab/contract';
import { cut, cutLine, join, markup, type Html } from '#src/messages/html.ts';
import { personName, projectName, vacancyTitle } from '#src/messages/names.ts';
import type { Button, Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { application as texts } from '#src/texts/people-cards.ts';
import { packPress, type ApplicationPress } from './callback-data.ts';

/** An application as its project's owner sees it; once decided it says so and cannot be decided. */
export function applicationMessage(card: ApplicationCard, app: MiniApp): Message {
  const letter = cut(card.coverLetter, limits.coverLetter);
  const parts = [head(card), markup`${letter}`, outcome(card)];
  return {
    text: join(
      parts.filter(({ html }) => html !== ''),
      '\n\n',
    ),
    buttons: buttons(card, app),
  };
}

function head(card: ApplicationCard): Html {
  const name = personName(card.name);
  const status = cutLine(card.statusShort, limits.statusShort);
  const vacancy = vacancyTitle(card.vacancyTitle);
  const project = projectName(card.projectName);
  const lines = [
    markup`<b>${texts.title(card.status)}</b>`,
    status === '' ? markup`<b>${name}</b>` : markup`<b>${name}</b>, ${status}`,
    markup`${texts.vacancy(vacancy, project)}`,
  ];
  return join(lines, '\n');
}

function outcome({ status, contact }: ApplicationCard): Html {
  if (status === 'Pending') return markup``;
  const said = markup`<b>${texts.statuses[status]}</b>`;
  if (!contact) return said;
  const person = { ...contact, name: personName(contact.name) };
  return join([said, texts.introduction(person)], '\n');
}

function buttons(card: ApplicationCard, app: MiniApp): Button[][] {
  const { projectId, vacancyId, telegramId, status, mayDecide } = card;
  if (status !== 'Pending') {
    return [[{ text: texts.others, webApp: app.projectApplications(projectId) }]];
  }
  if (!mayDecide) return [];
  const press = (text: string, action: ApplicationPress['action']) => ({
    text,
    callbackData: packPress({ action, projectId, vacancyId, telegramId }),
  });
  return [
    [press(texts.accept, 'accept'), press(texts.reject, 'reject')],
    [{ text: texts.open, webApp: app.application(projectId, vacancyId, telegramId) }],
  ];
}
