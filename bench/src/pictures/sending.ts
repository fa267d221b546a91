import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { authorizationOf } from '#src/kit/environment.ts';
import { formOf, send as sendOne, type Sent } from '#src/kit/requests.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** What an API answered, and after how many milliseconds; status 0 is no answer. */
export interface Answered {
  status: number;
  milliseconds: number;
}

export type Post = Pick<Sent, 'method' | 'headers' | 'body'> & { path: string };

/** The same picture in other bytes: one that was sent before would cost nothing. */
const another = (picture: Buffer) => Buffer.concat([picture, randomBytes(12)]);

export const avatar = (telegramId: number, picture: Buffer): Post => ({
  method: 'POST',
  path: `/api/User/upload-avatar?telegramId=${telegramId}`,
  ...formOf(another(picture)),
});

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
    headers: {},
    body: JSON.stringify({ experiences }),
  };
}

/** Sends it as a person; `hangUpAfter` so many milliseconds nobody waits any more. */
export const sender =
  (address: string) =>
  async (telegramId: number, post: Post, hangUpAfter?: number): Promise<Answered> => {
    const begun = performance.now();
    const { path, headers, ...how } = post;
    const hangsUp = hangUpAfter !== undefined && {
      agent: false as const,
      signal: AbortSignal.timeout(hangUpAfter),
    };
    return sendOne({
      url: address + path,
      headers: { ...headers, ...authorizationOf(telegramId) },
      agent,
      ...how,
      ...hangsUp,
    }).catch(() => ({ status: 0, milliseconds: performance.now() - begun }));
  };

export type Send = ReturnType<typeof sender>;
