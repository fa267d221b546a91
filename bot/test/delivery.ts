import {
  claimNotifications,
  downloadExport,
  settleNotification,
  type ClaimedNotification,
} from '@kollab/contract';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { exportSender } from '#src/account/send-export.ts';
import { messageOf } from '#src/kinds.ts';
import { pollSender } from '#src/meetings/send-poll.ts';
import { miniApp } from '#src/messages/mini-app.ts';
import { startDelivery } from '#src/notifications/deliver.ts';
import { fakeApi, untilAborted, type ApiCall } from './fake-api.ts';
import { telegramServer, type TelegramReply } from './telegram-server.ts';

export const notification = (
  otherwise: Partial<ClaimedNotification> = {},
): ClaimedNotification => ({
  id: 'n1',
  lease: 'l1',
  leasedUntil: new Date(Date.now() + 60_000).toISOString(),
  telegramId: 1001,
  isGroup: false,
  languageCode: 'ru',
  messageId: null,
  event: { kind: 'profileApproved' },
  ...otherwise,
});

type Answer = (call: ApiCall) => unknown;

interface Scene {
  batch: ClaimedNotification[];
  telegram?: (method: string) => TelegramReply | undefined | Promise<TelegramReply>;
  settle?: Answer;
  claim?: Answer;
  download?: Answer;
}

/** Delivers one batch, then waits for more as the API does; ends with the test. */
export async function deliver({ batch, telegram: script, settle, claim, download }: Scene) {
  const telegram = await telegramServer(({ method }) => script?.(method));
  const left = [batch];
  const { api, calls } = fakeApi((call, signal) => {
    if (call.endpoint === settleNotification) return settle?.(call) ?? { status: 'sent' };
    if (call.endpoint === downloadExport) return download?.(call);
    if (call.endpoint !== claimNotifications) return {};
    claim?.(call);
    return left.shift() ?? untilAborted(signal);
  });
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const { apiRoot } = telegram;
  const place = { token: '42:secret', apiRoot };
  const app = miniApp('https://kollab.example');
  const delivery = startDelivery({
    ...place,
    api,
    logger,
    messageOf: (notification) => messageOf(notification, app),
    sendExport: exportSender({ ...place, api }),
    sendPoll: pollSender({ api, app }),
    timeoutSeconds: 1,
  });
  onTestFinished(async () => {
    await delivery.stop();
    await telegram.close();
  });
  const settled = () =>
    calls
      .filter(({ endpoint }) => endpoint === settleNotification)
      .map(({ params, body }) => Object.assign({}, params, body));
  const claims = () => calls.filter(({ endpoint }) => endpoint === claimNotifications).length;
  return { telegram, delivery, settled, claims, lines, calls };
}

export const refuses = (error_code: number, description: string, retry_after?: number) => ({
  error_code,
  description,
  parameters: { retry_after },
});
