import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address that can lead elsewhere at any time, as a name or a virtual address does. */
export interface Address {
  port: number;
  pointTo: (port: number) => void;
  cut: () => void;
  /** What is open carries nothing any more, in neither direction, and does not end. */
  freeze: () => void;
  close: () => Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
  isFrozen: boolean;
}

export async function openAddress(target: number): Promise<Address> {
  let to = target;
  const pairs = new Set<Pair>();
  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(to, '127.0.0.1'), isFrozen: false };
    pairs.add(pair);
    const carry = (from: Socket, other: Socket) => {
      from.setNoDelay(true);
      from.on('data', (bytes) => pair.isFrozen || other.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        if (pair.isFrozen) return;
        other.destroy();
        pairs.delete(pair);
      });
    };
    carry(near, pair.far);
    carry(pair.far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('There is no free port.');

  const cut = () => {
    for (const { near, far } of pairs) for (const socket of [near, far]) socket.resetAndDestroy();
    pairs.clear();
  };
  return {
    port: bound.port,
    pointTo(port) {
      to = port;
    },
    cut,
    freeze() {
      for (const pair of pairs) pair.isFrozen = true;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
