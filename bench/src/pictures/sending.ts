import { initData } from '@kollab/api/test/init-data';
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

const boundary = 'kollab-bench';
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** What an API answered, and after how many milliseconds; status 0 is no answer. */
export interface Answered {
  status: number;
  milliseconds: number;
}

export interface Post {
  method: 'POST' | 'PATCH';
  path: string;
  type: string;
  body: Buffer;
}

/** The same picture in other bytes: one that was sent before would cost nothing. */
const another = (picture: Buffer) => Buffer.concat([picture, randomBytes(12)]);

/** An upload of a photo. */
export function avatar(telegramId: number, picture: Buffer): Post {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n`;
  return {
    method: 'POST',
    path: `/api/User/upload-avatar?telegramId=${telegramId}`,
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(head),
      another(picture),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** Work places, each with a logo as a data URL. */
export function places(telegramId: number, logos: Buffer[]): Post {
  const experiences = logos.map((logo) => ({
    company: 'Ромашка',
    department: 'Разработка',
    role: 'Инженер',
    workDurationYears: 2,
    logoUrl: `data:image/png;base64,${another(logo).toString('base64')}`,
  }));
  return {
    method: 'PATCH',
    path: `/api/User/update-experiences/${telegramId}`,
    type: 'application/json',
    body: Buffer.from(JSON.stringify({ experiences })),
  };
}

/** Sends it as a person; `hangUpAfter` so many milliseconds nobody waits any more. */
export function sender(address: string, botToken: string) {
  return (telegramId: number, post: Post, hangUpAfter?: number): Promise<Answered> =>
    new Promise((answered) => {
      const begun = performance.now();
      const end = (status: number) => answered({ status, milliseconds: performance.now() - begun });
      const sending = request(address + post.path, {
        method: post.method,
        agent: hangUpAfter === undefined ? agent : false,
        headers: {
          authorization: `tma ${initData({ telegramId }, new Date(), botToken)}`,
          'content-type': post.type,
          'content-length': post.body.length,
        },
      });
      sending.once('error', () => end(0));
      sending.once('response', (response) => {
        response.resume();
        response.once('close', () => end(response.statusCode ?? 0));
      });
      sending.end(post.body);
      if (hangUpAfter !== undefined) setTimeout(() => sending.destroy(), hangUpAfter);
    });
}

export type Send = ReturnType<typeof sender>;
