import { answerCheckIn, limits, paths, projectName, tidyLine } from '@kollab/contract';
import { Id } from '@kollab/contract/schemas';
import type { Composer, Context } from 'grammy';
import type { Message } from 'grammy/types';
import * as z from 'zod/mini';
import { markup, type Html } from '#src/format/html.ts';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { actingFor } from '#src/platform/api.ts';
import { askAgainAfterCommand, askReason } from '#src/presses/ask-reason.ts';
import { readLinkedName, repliesTo } from '#src/presses/replies.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import type { Texts } from '#src/texts/texts.ts';

const Ref = z.object({ projectId: Id, checkInId: Id });
type Ref = z.output<typeof Ref>;

type Asked = Ref & { name: string };

const linkTo = (app: MiniApp, { projectId, checkInId }: Ref) =>
  `${app.at({ screen: 'project', projectId })}?checkin=${checkInId}`;

const projectLink = (app: MiniApp, about: Asked, { locale }: Texts): Html =>
  markup`<a href="${linkTo(app, about)}">${projectName(about.name, locale)}</a>`;

export const questionAbout = (app: MiniApp, about: Asked, texts: Texts): Html =>
  texts.checkIn.askLine(projectLink(app, about, texts));

const page = new URLPattern({ pathname: `*${paths.anyProject}` });

const readQuestion = (app: MiniApp, asked: Message): Asked | undefined =>
  readLinkedName(asked, {
    linkTo: (about: Ref) => linkTo(app, about),
    read(url) {
      const checkInId = url.searchParams.get('checkin');
      return z.safeParse(Ref, { ...page.exec(url)?.pathname.groups, checkInId }).data;
    },
  });

export const linesAskedAgain = (app: MiniApp) =>
  askAgainAfterCommand(
    (asked, texts) => {
      const about = readQuestion(app, asked);
      return about && questionAbout(app, about, texts);
    },
    ({ checkIn }) => checkIn.linePlaceholder,
  );

export const lines = ({ api, app, logger }: Surroundings): Composer<Context> =>
  repliesTo<Asked>(
    { logger },
    {
      readQuestion: (asked) => readQuestion(app, asked),
      tidy: tidyLine,
      whatIsWrong(line, { moderation, checkIn }) {
        if (line === '') return moderation.reasonNotText;
        return line.length > limits.checkInLine ? checkIn.lineTooLong : undefined;
      },
      send(person, about, line) {
        const { name: _, ...params } = about;
        return api(answerCheckIn, { params, body: { line } }, actingFor(person));
      },
      askAgain: (ctx, refusal, about, texts) => {
        const question = texts.checkIn.lineAgain(refusal, projectLink(app, about, texts));
        return askReason(ctx, question, texts.checkIn.linePlaceholder);
      },
      done: ({ checkIn }) => checkIn.lineKept,
    },
  );
