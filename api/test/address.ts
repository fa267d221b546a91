import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

export interface TestAddress {
  through: (url: string) => string;
  pointTo: (...urls: string[]) => void;
  close: () => void;
}

/** Listens on a free port and leads each new connection to the next of the servers. */
export async function openAddress(...urls: string[]): Promise<TestAddress> {
  let targets = urls;
  let turn = 0;
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    const target = new URL(targets[turn++ % targets.length] ?? '');
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await listen(server);
  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    pointTo(...next) {
      [targets, turn] = [next, 0];
      cut();
    },
    close() {
      cut();
      server.close();
    },
  };
}
