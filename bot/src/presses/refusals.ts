import { ApiError, errors, type ErrorCode } from '@kollab/contract';
import type { Logger } from 'pino';
import { describeFailure, traceOf } from '#src/platform/failure.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';
import type { MiddlewareFn } from 'grammy';

export interface Refused {
  text: string;
  /** Whether the same may be tried again, with other words or a little later. */
  isWorthAnotherTry: boolean;
}

const final = (text: string): Refused => ({ text, isWorthAnotherTry: false });
const again = (text: string): Refused => ({ text, isWorthAnotherTry: true });

const isKnown = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errors, code);

export function refusalOf(error: unknown, { presses: texts, errors: messages }: Texts): Refused {
  if (!(error instanceof ApiError) || error.failure !== 'badRequest') return again(texts.tryAgain);
  const { code, details } = error;
  switch (code) {
    case 'applicationNotFound':
      return final(details?.status === 'Withdrawn' ? texts.withdrawn : texts.alreadyDecided);
    case 'applicationWithdrawn':
      return final(texts.withdrawn);
    case 'alreadyDecided':
    case 'nothingSubmitted':
    case 'applicationDecided':
    case 'invitationAnswered':
    case 'handOverAnswered':
    case 'contactAnswered':
    case 'contactRequestNotFound':
    case 'reportNotFound':
      return final(texts.alreadyDecided);
    case 'staleVersion':
      return final(texts.changed);
    case 'claimedByOther':
      return final(
        details?.claimedBy
          ? texts.claimed(details.claimedBy, details.claimedUntil ?? null)
          : messages.claimedByOther,
      );
    case 'invitationNotFound':
      return final(texts.invitationGone);
    case 'forbidden':
      return final(texts.notYours);
    case 'reasonTooShort':
    case 'reasonTooLong':
    case 'badInput':
    case 'tooManyRequests':
      return again(messages[code]);
    case 'unauthenticated':
      return again(texts.tryAgain);
  }
  return isKnown(code) ? final(messages[code]) : again(texts.tryAgain);
}

/** A refusal is everyday news; anything but the API's answer is a mistake of ours. */
export function logRefusal(logger: Logger, facts: object, error: unknown): void {
  if (error instanceof ApiError) {
    logger.info({ ...facts, reason: describeFailure(error) }, 'A press did not go through');
  } else logger.error({ ...facts, trace: traceOf(error) }, 'A press broke');
}

export function answeringFailures(logger: Logger): MiddlewareFn {
  return async (ctx, next) => {
    if (!ctx.message?.text?.startsWith('/') || ctx.chat?.type !== 'private') return next();
    try {
      return await next();
    } catch (error) {
      logRefusal(logger, { person: ctx.from?.id }, error);
      await ctx.reply(refusalOf(error, textsIn(ctx)).text);
    }
  };
}
