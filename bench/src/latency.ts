import { approveProfile, createClient, getOrCreateUser, sendToModeration } from '@kollab/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { withProduct } from './kit/product.ts';

const decisions = 50;
const moderator = 7_000_000_004;

/** Milliseconds from sending an approval to the bot's message arriving at Telegram. */
export const measureLatency = () =>
  withProduct(async ({ app, control }) => {
    const callAs = async (telegramId: number) => {
      const authorization = `tma ${await control.initData(telegramId)}`;
      return createClient({ baseUrl: app, headers: () => ({ authorization }) });
    };
    const sentTo = async (telegramId: number, after: number) => {
      for (;;) {
        const calls = await control.calls('sendMessage');
        const call = calls.findLast(({ payload }) => Number(payload.chat_id) === telegramId);
        const at = call ? Date.parse(call.time) : 0;
        if (at >= after) return at;
        await delay(20);
      }
    };
    const judge = await callAs(moderator);
    const latencies: number[] = [];
    for (let round = 0; round < decisions; round += 1) {
      const { telegramId } = await control.addPerson('Замер');
      const begun = Date.now();
      await control.write(telegramId, '/start');
      await sentTo(telegramId, begun);
      const call = await callAs(telegramId);
      await call(getOrCreateUser, { body: { telegramId } });
      const changes = { statusShort: `Замер ${round}` };
      const submitted = Date.now();
      await call(sendToModeration, { body: { telegramId, changes } });
      await sentTo(moderator, submitted);
      const decided = Date.now();
      await judge(approveProfile, { params: { telegramId }, body: {} });
      latencies.push((await sentTo(telegramId, decided)) - decided);
    }
    return latencies;
  });
