import { approveProfile, createClient, sendToModeration } from '@kollab/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { withProduct } from './running/product.ts';

interface BotCall {
  time: string;
  payload: { chat_id?: number | string };
}

const decisions = 50;
const moderator = 7_000_000_004;

/** Milliseconds from sending an approval to the bot's message arriving at Telegram. */
export function measureLatency(): Promise<number[]> {
  return withProduct(async ({ app, control }) => {
    const ask = async <T>(path: string, body?: unknown) => {
      const response = await fetch(control + path, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : null,
      });
      return (await response.json()) as T;
    };
    const callAs = async (telegramId: number) => {
      const { initData } = await ask<{ initData: string }>(`/people/${telegramId}/init-data`);
      return createClient({ baseUrl: app, headers: () => ({ authorization: `tma ${initData}` }) });
    };
    const sentTo = async (telegramId: number, after: number) => {
      for (;;) {
        const calls = await ask<BotCall[]>('/calls?method=sendMessage');
        const call = calls.findLast(({ payload }) => Number(payload.chat_id) === telegramId);
        const at = call ? Date.parse(call.time) : 0;
        if (at >= after) return at;
        await delay(20);
      }
    };
    const judge = await callAs(moderator);
    const latencies: number[] = [];
    for (let round = 0; round < decisions; round += 1) {
      const { telegramId } = await ask<{ telegramId: number }>('/people', { firstName: 'Замер' });
      const begun = Date.now();
      await ask(`/chats/${telegramId}/messages`, { text: '/start' });
      await sentTo(telegramId, begun);
      const call = await callAs(telegramId);
      const changes = { statusShort: `Замер ${round}` };
      await call(sendToModeration, { body: { telegramId, changes } });
      await sentTo(moderator, Date.now() - 1000);
      const decided = Date.now();
      await judge(approveProfile, { params: { telegramId }, body: {} });
      latencies.push((await sentTo(telegramId, decided)) - decided);
    }
    return latencies;
  });
}
