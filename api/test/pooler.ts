import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { listen } from './listen.ts';

type Mode = 'session' | 'transaction';

/** The startup parameters that PgBouncer knows with its default settings. */
const known = new Set(['user', 'database', 'application_name', 'client_encoding', 'DateStyle']);

interface Message {
  letter: string;
  bytes: Buffer;
}

function eachMessage(stream: Socket, take: (message: Message) => void) {
  let held = Buffer.alloc(0);
  return (chunk: Buffer) => {
    held = Buffer.concat([held, chunk]);
    while (held.length >= 5 && held.length > held.readUInt32BE(1)) {
      const size = held.readUInt32BE(1) + 1;
      const bytes = held.subarray(0, size);
      held = held.subarray(size);
      if (!stream.destroyed) take({ letter: String.fromCharCode(bytes[0] ?? 0), bytes });
    }
  };
}

const message = (letter: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const ready = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('K', Buffer.alloc(8)),
  message('Z', Buffer.from('I')),
]);

const refusal = (text: string) => message('E', Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));

const parametersOf = (packet: Buffer) =>
  packet
    .subarray(8)
    .toString()
    .split('\0')
    .filter((text, index) => index % 2 === 0 && text !== '');

/** A connection to Postgres that is lent out: its answers go to whoever has it. */
interface Lent {
  stream: Socket;
  answerTo: (message: Message) => void;
}

async function openLent(url: string): Promise<Lent> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const lent: Lent = { stream, answerTo: () => undefined };
  stream.removeAllListeners('data');
  stream.on(
    'data',
    eachMessage(stream, (answer) => lent.answerTo(answer)),
  );
  return lent;
}

/**
 * Stands before Postgres as PgBouncer before 1.21 does with default settings, as far as Kollab meets
 * it: refuses startup parameters, and gives a session to a client, or to whoever has a transaction.
 */
export async function startPooler(url: string, mode: Mode) {
  const idle: Lent[] = [];
  const all = new Set<Lent>();
  const clients = new Set<Socket>();
  const open = async () => {
    const lent = await openLent(url);
    all.add(lent);
    return lent;
  };

  function serve(near: Socket) {
    let lent: Promise<Lent> | undefined;
    const take = async () => {
      const own = idle.pop() ?? (await open());
      own.answerTo = ({ letter, bytes }) => {
        const isOver = letter === 'Z' && bytes.at(-1) === 'I'.charCodeAt(0);
        if (isOver && mode === 'transaction') {
          lent = undefined;
          idle.push(own);
        }
        near.write(bytes);
      };
      return own;
    };
    const send = async ({ letter, bytes }: Message) => {
      if (letter === 'X') near.end();
      else (await (lent ??= take())).stream.write(bytes);
    };
    const forward = eachMessage(near, (sent) => void send(sent));
    near.on('error', () => undefined);
    near.on('close', () => void lent?.then(({ stream }) => stream.destroy()));
    near.once('data', (packet: Buffer) => {
      const foreign = parametersOf(packet).find((name) => !known.has(name));
      if (foreign) near.end(refusal(`unsupported startup parameter: ${foreign}`));
      else near.on('data', forward).write(ready);
    });
  }

  const server = createServer((near) => {
    clients.add(near);
    serve(near);
  });
  const port = await listen(server);
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    close() {
      for (const { stream } of all) stream.destroy();
      for (const client of clients) client.destroy();
      server.close();
    },
  };
}
