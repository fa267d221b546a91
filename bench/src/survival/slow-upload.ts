import { initData } from '@kollab/api/test/init-data';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { botToken } from './world.ts';
import { pixel } from './people.ts';

const boundary = 'half';

/** An upload of which half is sent: it can be finished, or broken off. */
export interface SlowUpload {
  finish(): Promise<{ status: number }>;
  breakOff(): void;
}

/** Sends the first half of a picture, and waits until it is on its way. */
export async function startSlowUpload(appUrl: string, telegramId: number): Promise<SlowUpload> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), pixel, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const half = body.length - 40;
  const sending: ClientRequest = request(
    `${appUrl}/api/User/upload-avatar?telegramId=${telegramId}`,
    {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `tma ${initData({ telegramId }, new Date(), botToken)}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    },
  );
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
