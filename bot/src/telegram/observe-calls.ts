import type { Transformer } from 'grammy';
import { noteSign, noteToken } from '#src/observability/liveness.ts';
import { telegramCalls, telegramDuration } from '#src/observability/metrics.ts';
import { recordStep } from '#src/observability/work.ts';

/** Counts calls of Telegram and has them in traces, by method: what is said in them is nobody's. */
export const observeCalls: Transformer = async (call, method, payload, signal) => {
  const isPoll = method === 'getUpdates';
  const count = (outcome: string) => telegramCalls.inc({ method, outcome });
  const time = isPoll ? undefined : telegramDuration.startTimer({ method });
  const ask = () => call(method, payload, signal);
  try {
    const answer = await (isPoll ? ask() : recordStep(`telegram ${method}`, {}, ask));
    count(answer.ok ? 'ok' : String(answer.error_code));
    noteToken(answer.ok || answer.error_code !== 401);
    if (answer.ok && (isPoll || method === 'setWebhook')) noteSign('updates');
    return answer;
  } catch (error) {
    count('network');
    throw error;
  } finally {
    time?.();
  }
};
