import { initData } from '@kollab/api/test/init-data';
import { Agent, request } from 'node:http';
import type { Act, Kind, Request } from './acts.ts';

interface LoadOptions {
  address: string;
  botToken: string;
  picture: Buffer;
  acts: Record<string, Act>;
  /** How many have the app open. */
  open: number;
}

/** What came of the requests of one kind. */
interface Tally {
  times: number[];
  notModified: number;
  /** Answers below 500 that are no success, such as following twice. */
  refused: number;
  failed: number;
}

export type Tallies = Record<Kind, Tally>;

const tick = 20;
const mostAtOnce = 500;
const boundary = 'sustained';

const newTally = (): Tally => ({ times: [], notModified: 0, refused: 0, failed: 0 });
const newTallies = (): Tallies => ({
  poll: newTally(),
  read: newTally(),
  write: newTally(),
  upload: newTally(),
});

const formOf = (picture: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.webp"\r\ncontent-type: image/webp\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/**
 * Has people do what they do at the pace of life: what is slow to be answered does not make others
 * wait. `take` hands out what came since it was last asked.
 */
export function startLoad({ address, botToken, picture, acts, open }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce });
  const form = formOf(picture);
  const signatures = new Map<number, string>();
  const etags = new Map<string, string>();
  const strange = new Map<string, number>();
  let tallies = newTallies();
  let atOnce = 0;
  let leftOut = 0;

  const signatureOf = (telegramId: number) => {
    const known = signatures.get(telegramId) ?? initData({ telegramId }, new Date(), botToken);
    signatures.set(telegramId, known);
    return `tma ${known}`;
  };

  function headersOf({ path, as, body, uploads }: Request, kind: Kind, content?: Buffer) {
    const etag = kind === 'poll' ? etags.get(`${as} ${path}`) : undefined;
    const type = uploads ? `multipart/form-data; boundary=${boundary}` : 'application/json';
    return {
      ...(as !== undefined && { authorization: signatureOf(as) }),
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...((body ?? uploads) && { 'content-type': type, 'content-length': content?.length ?? 0 }),
    };
  }

  function settle(name: string, kind: Kind, wanted: Request, status: number, begun: number) {
    const tally = tallies[kind];
    if (status === 0 || status >= 500) tally.failed += 1;
    else tally.times.push(performance.now() - begun);
    if (status === 304) tally.notModified += 1;
    else if (status >= 400 && status < 500) tally.refused += 1;
    else if (status >= 200 && status < 300) wanted.onDone?.();
    if (status >= 400 || status === 0) {
      strange.set(`${name} ${status}`, (strange.get(`${name} ${status}`) ?? 0) + 1);
    }
  }

  function send(name: string, kind: Kind, wanted: Request) {
    const content = wanted.uploads ? form : wanted.body && Buffer.from(JSON.stringify(wanted.body));
    const begun = performance.now();
    atOnce += 1;
    const end = (status: number) => {
      atOnce -= 1;
      settle(name, kind, wanted, status, begun);
    };
    const call = request(address + wanted.path, {
      method: wanted.method,
      agent,
      headers: headersOf(wanted, kind, content),
    });
    call.once('response', (response) => {
      const { etag } = response.headers;
      if (etag !== undefined && kind === 'poll') etags.set(`${wanted.as} ${wanted.path}`, etag);
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
    });
    call.once('error', () => end(0));
    call.end(content);
  }

  const due = new Map(Object.keys(acts).map((name) => [name, Math.random()]));
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [name, { kind, perMinute, make }] of Object.entries(acts)) {
      let owed = (due.get(name) ?? 0) + (open * perMinute * (now - last)) / 60_000;
      for (; owed >= 1; owed -= 1) {
        const wanted = make();
        if (wanted && atOnce < mostAtOnce) send(name, kind, wanted);
        else if (wanted) leftOut += 1;
      }
      due.set(name, owed);
    }
    last = now;
  }, tick);

  return {
    take() {
      const taken = tallies;
      tallies = newTallies();
      return taken;
    },
    /** Answers that were no success, by act and status, and what was not even asked. */
    strange: () => ({ answers: strange, leftOut }),
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}
