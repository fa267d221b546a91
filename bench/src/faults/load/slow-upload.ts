import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { authorizationOf } from '#src/kit/environment.ts';
import { formOf } from '#src/kit/requests.ts';
import { pixel } from './people.ts';

export interface SlowUpload {
  finish(): Promise<{ status: number }>;
  breakOff(): void;
}

/** Waits until the first half is on its way. */
export async function startSlowUpload(appUrl: string, telegramId: number): Promise<SlowUpload> {
  const { headers, body } = formOf(pixel);
  const half = body.length - 40;
  const sending = request(`${appUrl}/api/User/upload-avatar?telegramId=${telegramId}`, {
    method: 'POST',
    agent: false,
    headers: { ...authorizationOf(telegramId), ...headers, 'content-length': body.length },
  });
  sending.on('error', () => undefined);
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => undefined);
  await new Promise<void>((sent) => void sending.write(body.subarray(0, half), () => sent()));
  return {
    async finish() {
      sending.end(body.subarray(half));
      const [response] = await answered.catch(() => [undefined]);
      response?.resume();
      return { status: response?.statusCode ?? 0 };
    },
    breakOff: () => void sending.destroy(),
  };
}
