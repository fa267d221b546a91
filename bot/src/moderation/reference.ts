import { Id } from '@kollab/contract/schemas';
import type { Message } from 'grammy/types';
import { markup, type Html } from '#src/format/html.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import type { Texts } from '#src/texts/texts.ts';
import {
  readPerson,
  readSubmission,
  unpackPress,
  type Subject,
  type Submission,
} from './callback-data.ts';
import { nameOnCard } from './card.ts';
import { projectNameOnCard } from './project-card.ts';

/** What a question for a reason is about. It travels in the chat itself: the bot keeps nothing. */
export type Reference = Submission & { name: string };

/** The name of what is rejected as a link that carries the submission, for a question's text. */
export function referenceLink(app: MiniApp, about: Reference, { moderation: texts }: Texts): Html {
  const [page, someName] =
    'projectId' in about
      ? [app.project(about.projectId), texts.someProject]
      : [app.user(about.telegramId), texts.someone];
  return markup`<a href="${page}?reject=${about.version}">${about.name || someName}</a>`;
}

/** The name that a card's text gives to what it is about. */
const nameOn = (text: string, subject: Subject) =>
  'projectId' in subject ? projectNameOnCard(text) : nameOnCard(text);

/** Reads what a message of ours, a question or a card, is about. */
export function readReference(message: Message): Reference | undefined {
  return readQuestion(message) ?? readCard(message);
}

/** Reads what a question for a reason is about; moderators in a group talk about cards by replies. */
export function readQuestion({ text = '', entities = [] }: Message): Reference | undefined {
  for (const entity of entities) {
    if (entity.type !== 'text_link' || !URL.canParse(entity.url)) continue;
    const { pathname, searchParams } = new URL(entity.url);
    const submission = readSubmission(readSubject(pathname), searchParams.get('reject'));
    const name = text.slice(entity.offset, entity.offset + entity.length);
    if (submission) return { ...submission, name };
  }
  return undefined;
}

function readSubject(pathname: string): Subject | undefined {
  const project = /\/project\/([^/]+)\/details$/.exec(pathname)?.[1];
  if (project === undefined) return readPerson(/\/user\/(\d+)$/.exec(pathname)?.[1]);
  const { data: projectId } = Id.safeParse(project);
  return projectId === undefined ? undefined : { projectId };
}

function readCard({ text = '', reply_markup: markup }: Message): Reference | undefined {
  for (const button of markup?.inline_keyboard.flat() ?? []) {
    const press = 'callback_data' in button ? unpackPress(button.callback_data) : undefined;
    if (press?.action !== 'reject' && press?.action !== 'write') continue;
    const { action: _, ...submission } = press;
    return { ...submission, name: nameOn(text, submission) };
  }
  return undefined;
}
