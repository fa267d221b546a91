import type { Transformer } from 'grammy';
import type { Logger } from 'pino';
import { unformattedMessages } from '#src/observability/metrics.ts';
import { currentWork } from '@kollab/runtime/request-id';
import { plainOf } from '#src/format/html.ts';

const cannotBeParsed = /can't parse|ENTITY_\w+_INVALID|ENTITIES_TOO_LONG/i;

const written = ['text', 'caption'] as const;

function unformatted(payload: Record<string, unknown>) {
  const { parse_mode: _, ...rest } = payload;
  const texts = written.flatMap((key) => {
    const html = payload[key];
    return typeof html === 'string' ? [[key, plainOf({ html })] as const] : [];
  });
  return { ...rest, ...Object.fromEntries(texts) };
}

/** Says again without formatting what Telegram could not parse: nothing said is lost over its looks. */
export const unformattedAgain =
  (logger: Logger): Transformer =>
  async (call, method, payload, signal) => {
    const answer = await call(method, payload, signal);
    const given = payload as Record<string, unknown>;
    if (answer.ok || answer.error_code !== 400 || given['parse_mode'] === undefined) return answer;
    if (!cannotBeParsed.test(answer.description)) return answer;
    const work = currentWork() ?? method;
    unformattedMessages.inc({ work });
    // Its description may hold what was written.
    logger.error(
      { method, work },
      'Telegram could not parse a message: it goes without formatting',
    );
    return call(method, unformatted(given) as typeof payload, signal);
  };
