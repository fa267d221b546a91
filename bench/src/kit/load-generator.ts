import { connect } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import type { Read } from './requests.ts';

/** What to ask for, from how many connections, for how many milliseconds. */
export interface Load {
  reads: Read[];
  connections: number;
  length: number;
}

/** What came back, within so many seconds. */
export interface Score {
  seconds: number;
  accepted: number;
  /** Answers of 503. */
  refused: number;
  /** Any other answer, and connections that broke. */
  failed: number;
  /** Milliseconds of those accepted. */
  p50: number;
  p99: number;
  most: number;
  /** Seconds of CPU that asking took. */
  cpu: number;
}

/** The least of a request: bytes made before, of the answer only its length is read. */
const toBytes = ({ url, headers }: Read) => {
  const { host, port, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = [`GET ${pathname}${search} HTTP/1.1`, `host: ${host}`, ...lines, '', ''];
  return { port: Number(port), bytes: Buffer.from(text.join('\r\n')) };
};

const times = createHistogram();
const tally = { accepted: 0, refused: 0, failed: 0 };

/** Time is measured in units of ten microseconds, which the histogram keeps whole. */
const units = 100;

function count(status: string, milliseconds: number) {
  if (status === '200') {
    tally.accepted += 1;
    times.record(Math.max(1, Math.round(milliseconds * units)));
  } else if (status === '503') tally.refused += 1;
  else tally.failed += 1;
}

/** Asks over one connection, at once again whatever the answer says, until time is up. */
function keepAsking(port: number, next: () => Buffer, until: number): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let [begun, wanted, got, status] = [0, -1, 0, ''];
    const send = () => {
      begun = performance.now();
      socket.write(next());
    };
    socket.on('data', (chunk) => {
      got += chunk.length;
      if (wanted < 0) {
        const head = chunk.toString('latin1', 0, Math.min(chunk.length, 4096));
        const end = head.indexOf('\r\n\r\n');
        status = head.slice(9, 12);
        wanted = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      }
      if (got < wanted) return;
      [wanted, got] = [-1, 0];
      count(status, performance.now() - begun);
      if (performance.now() < until) send();
      else socket.destroy();
    });
    socket.once('error', () => count('', 0));
    socket.once('connect', send);
    socket.once('close', () => {
      if (performance.now() < until) done(keepAsking(port, next, until));
      else done();
    });
  });
}

/** Has each connection ask one of the servers, in turn. */
async function generate({ reads, connections, length }: Load) {
  const servers = [...Map.groupBy(reads.map(toBytes), ({ port }) => port)];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, (_, index) => {
      const [port, all] = servers[index % servers.length] ?? [0, []];
      const next = () => all[Math.floor(Math.random() * all.length)]?.bytes ?? Buffer.alloc(0);
      return keepAsking(port, next, begun + length);
    }),
  );
  const { user, system } = process.cpuUsage();
  process.send?.({
    ...tally,
    seconds: (performance.now() - begun) / 1000,
    p50: times.percentile(50) / units,
    p99: times.percentile(99) / units,
    most: times.max / units,
    cpu: (user + system) / 1e6,
  } satisfies Score);
}

process.once('message', (load: Load) => void generate(load));
process.once('disconnect', () => process.exit());
