import { Agent } from 'node:http';
import { authorizationOf } from '#src/kit/environment.ts';
import { formOf, send } from '#src/kit/requests.ts';
import type { Act, Kind, Request } from './acts.ts';

interface LoadOptions {
  address: string;
  picture: Buffer;
  acts: Record<string, Act>;
  open: number;
}

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

const newTally = (): Tally => ({ times: [], notModified: 0, refused: 0, failed: 0 });
const newTallies = (): Tallies => ({
  poll: newTally(),
  read: newTally(),
  write: newTally(),
  upload: newTally(),
});

/**
 * Has people do what they do at the pace of life: what is slow to be answered does not make others
 * wait. `take` hands out what came since it was last asked.
 */
export function startLoad({ address, picture, acts, open: openAtFirst }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce });
  const form = formOf(picture);
  const etags = new Map<string, string>();
  const strange = new Map<string, number>();
  let tallies = newTallies();
  let atOnce = 0;
  let leftOut = 0;
  let open = openAtFirst;

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

  async function ask(name: string, kind: Kind, wanted: Request) {
    const { method, path, as, body, uploads } = wanted;
    const key = `${as} ${path}`;
    const etag = kind === 'poll' ? etags.get(key) : undefined;
    const sent = uploads ? form : body && { body: JSON.stringify(body), headers: {} };
    const headers = {
      ...(as !== undefined && authorizationOf(as)),
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...sent?.headers,
    };
    const begun = performance.now();
    atOnce += 1;
    const answer = await send({ url: address + path, method, agent, ...sent, headers }).catch(
      () => ({ status: 0, etag: undefined }),
    );
    atOnce -= 1;
    if (answer.etag !== undefined && kind === 'poll') etags.set(key, answer.etag);
    settle(name, kind, wanted, answer.status, begun);
  }

  const due = new Map(Object.keys(acts).map((name) => [name, Math.random()]));
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [name, { kind, perMinute, make }] of Object.entries(acts)) {
      let owed = (due.get(name) ?? 0) + (open * perMinute * (now - last)) / 60_000;
      for (; owed >= 1; owed -= 1) {
        const wanted = make(open);
        if (wanted && atOnce < mostAtOnce) void ask(name, kind, wanted);
        else if (wanted) leftOut += 1;
      }
      due.set(name, owed);
    }
    last = now;
  }, tick);

  return {
    setOpen(count: number) {
      open = count;
    },
    take() {
      const taken = tallies;
      tallies = newTallies();
      return taken;
    },
    strange: () => ({ answers: strange, leftOut }),
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

export type Load = ReturnType<typeof startLoad>;
