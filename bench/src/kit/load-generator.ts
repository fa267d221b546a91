import { connect } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import type { Sent } from './requests.ts';

type Asked = Pick<Sent, 'url' | 'headers' | 'method'> & { body?: string };

/** What to ask for, from how many connections, for how many milliseconds. */
export interface Load {
  reads: Asked[];
  connections: number;
  length: number;
  /** Whether each is asked once, in order, and the load ends with the last. */
  isOnce?: boolean;
  /** Milliseconds that a connection rests after each answer. */
  pause?: number;
}

export interface Score {
  seconds: number;
  accepted: number;
  /** Answers of 503. */
  refused: number;
  /** Any other answer but 2xx and 304, and connections that broke. */
  failed: number;
  /** Milliseconds of those accepted. */
  p50: number;
  p99: number;
  most: number;
  /** Seconds of CPU that asking took. */
  cpu: number;
}

/** The least of a request: bytes made before, of the answer only its length is read. */
const toBytes = ({ url, headers, method = 'GET', body = '' }: Asked) => {
  const { host, port, pathname, search } = new URL(url);
  const described = body !== '' && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries({ host, ...headers, ...described });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const text = `${method} ${pathname}${search} HTTP/1.1\r\n${head}\r\n${body}`;
  return { port: Number(port), bytes: Buffer.from(text) };
};

const times = createHistogram();
const none = { accepted: 0, refused: 0, failed: 0 };
let tally = { ...none };

/** Time is measured in units of ten microseconds, which the histogram keeps whole. */
const units = 100;

function count(status: string, milliseconds: number) {
  if (/^2|^304/.test(status)) {
    tally.accepted += 1;
    times.record(Math.max(1, Math.round(milliseconds * units)));
  } else if (status === '503') tally.refused += 1;
  else tally.failed += 1;
}

interface Asking {
  port: number;
  next: () => Buffer | undefined;
  until: number;
  pause: number;
}

function keepAsking(asking: Asking): Promise<void> {
  const { port, next, until, pause } = asking;
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let [begun, wanted, got, status] = [0, -1, 0, ''];
    let isOver = false;
    const send = () => {
      begun = performance.now();
      const bytes = begun < until ? next() : undefined;
      isOver = bytes === undefined;
      if (bytes) socket.write(bytes);
      else socket.destroy();
    };
    socket.on('data', (chunk) => {
      got += chunk.length;
      if (wanted < 0) {
        const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4096));
        const end = head.indexOf('\r\n\r\n');
        status = head.slice(9, 12);
        const length = status === '304' ? 0 : /content-length: (\d+)/i.exec(head)?.[1];
        wanted = end + 4 + Number(length ?? 0);
      }
      if (got < wanted) return;
      [wanted, got] = [-1, 0];
      count(status, performance.now() - begun);
      if (pause > 0) setTimeout(send, pause);
      else send();
    });
    socket.once('error', () => count('', 0));
    socket.once('connect', send);
    socket.once('close', () => {
      if (isOver || performance.now() >= until) done();
      else done(keepAsking(asking));
    });
  });
}

async function generate({ reads, connections, length, isOnce = false, pause = 0 }: Load) {
  tally = { ...none };
  times.reset();
  const { user: userBefore, system: systemBefore } = process.cpuUsage();
  const servers = [...Map.groupBy(reads.map(toBytes), ({ port }) => port)];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      const [port, all] = servers[index % servers.length] ?? [0, []];
      const next = () =>
        (isOnce ? all.shift() : all[Math.floor(Math.random() * all.length)])?.bytes;
      return keepAsking({ port, next, until: begun + length, pause });
    }),
  );
  const { user, system } = process.cpuUsage();
  process.send?.({
    ...tally,
    seconds: (performance.now() - begun) / 1000,
    p50: times.percentile(50) / units,
    p99: times.percentile(99) / units,
    most: times.max / units,
    cpu: (user + system - userBefore - systemBefore) / 1e6,
  } satisfies Score);
}

process.on('message', (load: Load) => void generate(load));
process.once('disconnect', () => process.exit());
