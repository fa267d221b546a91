import { type Client, getNotificationSettings, type Locale } from '@kollab/contract';
import type { MiddlewareFn } from 'grammy';
import type { Logger } from 'pino';
import { actingFor } from '#src/platform/api.ts';
import { describeFailure } from '#src/platform/failure.ts';

/** Milliseconds that an answer is held up for its language at most. */
const patience = 250;

/** The language that somebody chose in the mini-app; undefined: none, or it is not known in time. */
export type ReadLanguage = (telegramId: number) => Promise<Locale | undefined>;

export function createReadLanguage(api: Client, logger: Logger): ReadLanguage {
  return async (telegramId) => {
    const acting = { ...actingFor(telegramId), signal: AbortSignal.timeout(patience) };
    try {
      const { language } = await api(getNotificationSettings, { params: { telegramId } }, acting);
      return language ?? undefined;
    } catch (error) {
      logger.debug({ reason: describeFailure(error) }, 'A chosen language is not known');
      return undefined;
    }
  };
}

/** Whoever chose a language is answered in it, as if their Telegram spoke it. */
export function inChosenLanguage(readLanguage: ReadLanguage): MiddlewareFn {
  return async ({ from, chat }, next) => {
    if (from && (chat === undefined || chat.type === 'private')) {
      const language = await readLanguage(from.id);
      if (language) from.language_code = language;
    }
    return next();
  };
}
