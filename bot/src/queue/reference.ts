import { paths, type Target } from '@kollab/contract';
import { Id } from '@kollab/contract/schemas';
import type { Message } from 'grammy/types';
import * as z from 'zod/mini';
import { markup, type Html } from '#src/format/html.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { readLinkedName } from '#src/presses/replies.ts';
import type { Texts } from '#src/texts/texts.ts';
import { nameOnCard } from './card.ts';
import { projectNameOnCard } from './project-card.ts';
import { moderationPress, telegramId, version, type Submission } from './submission.ts';

/** What a question for a reason is about. It travels in the chat itself: the bot keeps nothing. */
export type Reference = Submission & { name: string };

/** The name of what is rejected as a link that carries the submission, for a question's text. */
export function referenceLink(app: MiniApp, about: Reference, { moderation: texts }: Texts): Html {
  const someName = about.kind === 'project' ? texts.someProject : texts.someone;
  return markup`<a href="${linkTo(app, about)}">${about.name || someName}</a>`;
}

function linkTo(app: MiniApp, about: Submission): string {
  const target: Target =
    about.kind === 'project'
      ? { screen: about.kind, projectId: about.projectId }
      : { screen: 'user', telegramId: about.telegramId };
  return `${app.at(target)}?reject=${about.version}`;
}

export function readReference(app: MiniApp, message: Message): Reference | undefined {
  return readQuestion(app, message) ?? readCard(message);
}

/** Reads what a question for a reason is about; moderators in a group talk about cards by replies. */
export const readQuestion = (app: MiniApp, asked: Message): Reference | undefined =>
  readLinkedName(asked, { linkTo: (about: Submission) => linkTo(app, about), read: readLink });

const Linked = z.union([
  z.object({ kind: z.literal('profile'), telegramId, version }),
  z.object({ kind: z.literal('project'), projectId: Id, version }),
]);

const projectPage = new URLPattern({ pathname: `*${paths.anyProject}` });
const userPage = new URLPattern({ pathname: `*${paths.anyUser}` });

function readLink(url: URL): Submission | undefined {
  const version = url.searchParams.get('reject') ?? '';
  const projectId = projectPage.exec(url)?.pathname.groups['projectId'];
  const telegramId = userPage.exec(url)?.pathname.groups['id'] ?? '';
  const subject = projectId
    ? { kind: 'project' as const, projectId }
    : { kind: 'profile' as const, telegramId };
  return z.safeDecode(Linked, { ...subject, version }).data;
}

function readCard({ text = '', reply_markup: markup }: Message): Reference | undefined {
  for (const button of markup?.inline_keyboard.flat() ?? []) {
    const press =
      'callback_data' in button ? moderationPress.unpack(button.callback_data) : undefined;
    if (press?.action !== 'reject' && press?.action !== 'write') continue;
    const { action: _, ...submission } = press;
    const nameOn = submission.kind === 'project' ? projectNameOnCard : nameOnCard;
    return { ...submission, name: nameOn(text) };
  }
  return undefined;
}
