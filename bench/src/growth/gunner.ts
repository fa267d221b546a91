import { connect } from 'node:net';
import { toBytes } from '#src/running/request-bytes.ts';
import type { Shot } from '#src/dataset/dataset.ts';

/** What to ask for, and for how many milliseconds. */
export interface Aim {
  shots: Shot[];
  length: number;
}

export interface Score {
  /** Answers, within so many seconds. */
  count: number;
  seconds: number;
}

const connections = 24;

type Bytes = ReturnType<typeof toBytes>;

/** Asks one server over one connection until time is up. Answers how many answers came. */
function keepAsking(all: Bytes[], from: number, until: number): Promise<number> {
  return new Promise((done, failed) => {
    const socket = connect(all[0]?.port ?? 0, '127.0.0.1');
    let [count, next] = [0, from];
    let wanted = -1;
    let got = 0;
    const send = () => socket.write(all[next++ % all.length]?.bytes ?? '');
    socket.on('data', (chunk) => {
      got += chunk.length;
      if (wanted < 0) {
        const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4096));
        const end = head.indexOf('\r\n\r\n');
        const size = /content-length: (\d+)/i.exec(head);
        if (!head.startsWith('HTTP/1.1 200') || end < 0 || !size) {
          failed(new Error(`It answered: ${head.slice(0, 200)}`));
          return;
        }
        wanted = end + 4 + Number(size[1]);
      }
      if (got < wanted) return;
      [count, wanted, got] = [count + 1, -1, 0];
      if (performance.now() < until) send();
      else socket.end(() => done(count));
    });
    socket.once('error', failed);
    socket.once('connect', send);
  });
}

async function fire({ shots, length }: Aim) {
  const byPort = Object.values(Object.groupBy(shots.map(toBytes), ({ port }) => port));
  const begun = performance.now();
  const until = begun + length;
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      keepAsking(byPort[index % byPort.length] ?? [], index * 7, until),
    ),
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  const seconds = (performance.now() - begun) / 1000;
  process.send?.({ count, seconds } satisfies Score);
}

process.once('message', (aim: Aim) => void fire(aim));
