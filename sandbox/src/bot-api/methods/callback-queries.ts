import type { Methods } from './method.ts';
import { readFlag, readText } from '#src/bot-api/parameters/payload.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';

export const callbackQueryMethods = {
  answerCallbackQuery({ telegram, payload }) {
    const text = readText(payload, 'text') ?? '';
    if (Array.from(text).length > 200) throw badRequest('MESSAGE_TOO_LONG');
    const url = readText(payload, 'url');
    const answered = telegram.callbackQueries.answer(readText(payload, 'callback_query_id') ?? '', {
      answer: text === '' ? null : text,
      alert: readFlag(payload, 'show_alert'),
      ...(url !== undefined && url !== '' && { url }),
    });
    if (!answered) {
      throw badRequest('query is too old and response timeout expired or query ID is invalid');
    }
    return true;
  },
} satisfies Methods;
