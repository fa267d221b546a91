import { faultsOfCall } from '@kollab/runtime/bot-api/check-call';
import { jsonServer } from './json-server.ts';

interface TelegramCall {
  method: string;
  payload: Record<string, unknown>;
}

/** An answer of Telegram; `drop` breaks the connection instead. */
export type TelegramReply =
  | { result: unknown }
  | { error_code: number; description: string; parameters?: { retry_after?: number } }
  | 'drop';

export type TelegramScript = (
  call: TelegramCall,
) => TelegramReply | undefined | Promise<TelegramReply>;

const me = { id: 42, is_bot: true, first_name: 'Kollab', username: 'kollab_bot' };

/**
 * Telegram at the process's edge: answers as scripted, else as if all went well. Closing it fails where
 * it was asked for what the Bot API does not take.
 */
export async function telegramServer(script: TelegramScript = () => undefined) {
  const calls: TelegramCall[] = [];
  const flaws: string[] = [];
  let lastMessageId = 100;

  const routine = (method: string): TelegramReply => {
    if (method === 'getMe') return { result: me };
    if (method === 'getUpdates') return { result: [] };
    if (method === 'sendPhoto') {
      return { result: { message_id: ++lastMessageId, photo: [{ file_id: 'welcome' }] } };
    }
    if (method === 'sendPoll')
      return { result: { message_id: ++lastMessageId, poll: { id: '77' } } };
    return method === 'sendMessage' || method === 'sendDocument'
      ? { result: { message_id: ++lastMessageId } }
      : { result: true };
  };

  const server = await jsonServer(async ({ path, payload }) => {
    const call = { method: path.split('/').at(-1) ?? '', payload };
    calls.push(call);
    flaws.push(...faultsOfCall(call.method, payload));
    const reply = (await script(call)) ?? routine(call.method);
    if (reply === 'drop') return reply;
    const isRefusal = 'error_code' in reply;
    return { status: isRefusal ? reply.error_code : 200, body: { ok: !isRefusal, ...reply } };
  });

  return {
    apiRoot: server.url,
    calls,
    callsOf: (method: string) =>
      calls.filter((call) => call.method === method).map(({ payload }) => payload),
    async close() {
      await server.close();
      if (flaws.length > 0) throw new Error(`Telegram would not take:\n${flaws.join('\n')}`);
    },
  };
}
