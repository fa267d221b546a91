import {
  decideApplication,
  getApplication,
  limits,
  paths,
  personName,
  tidyText,
} from '@kollab/contract';
import { Id } from '@kollab/contract/schemas';
import type { Composer, Context } from 'grammy';
import type { Message } from 'grammy/types';
import * as z from 'zod/mini';
import { markup, type Html } from '#src/format/html.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { actingFor } from '#src/platform/api.ts';
import { askAgainAfterCommand, askReason } from '#src/presses/ask-reason.ts';
import { whole } from '#src/presses/press-data.ts';
import { readLinkedName, repliesTo } from '#src/presses/replies.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

const Triple = z.object({ projectId: Id, vacancyId: Id, telegramId: whole() });
type Triple = z.output<typeof Triple>;

type Asked = Triple & { name: string };

const linkTo = (app: MiniApp, { projectId, vacancyId, telegramId }: Triple) =>
  `${app.at({ screen: 'application', projectId, vacancyId, telegramId })}?reject=1`;

const personLink = (app: MiniApp, about: Asked): Html =>
  markup`<a href="${linkTo(app, about)}">${personName(about.name)}</a>`;

export const questionAbout = (app: MiniApp, about: Asked, { application }: Texts): Html =>
  application.askReason(personLink(app, about));

const page = new URLPattern({ pathname: `*${paths.anyApplication}` });

const readQuestion = (app: MiniApp, asked: Message): Asked | undefined =>
  readLinkedName(asked, {
    linkTo: (about: Triple) => linkTo(app, about),
    read: (url) => z.safeDecode(Triple, page.exec(url)?.pathname.groups as never).data,
  });

/** Before commands: one that came in place of the words loses no question. */
export const ownWordsAskedAgain = (app: MiniApp) =>
  askAgainAfterCommand((asked, texts) => {
    const about = readQuestion(app, asked);
    return about && questionAbout(app, about, texts);
  });

export const ownWords = ({ api, app, logger }: Surroundings): Composer<Context> =>
  repliesTo<Asked>(
    { logger },
    {
      readQuestion: (asked) => readQuestion(app, asked),
      tidy: tidyText,
      whatIsWrong(reason, { moderation, errors }) {
        if (reason === '') return moderation.reasonNotText;
        const isTooLong = Array.from(reason).length > limits.rejectionReasonMax;
        return isTooLong ? errors.reasonTooLong : undefined;
      },
      async send(owner, about, reason) {
        const { name: _, ...params } = about;
        const { pair } = await api(getApplication, { params }, actingFor(owner));
        const withPartner = pair ? { withPartner: true } : {};
        const body = { status: 'Rejected', reason, ...withPartner } as const;
        await api(decideApplication, { params, body }, actingFor(owner));
      },
      askAgain: (ctx, refusal, about, { application }) =>
        askReason(ctx, application.again(refusal, personLink(app, about))),
      done: ({ application }) => application.rejected,
    },
  );
