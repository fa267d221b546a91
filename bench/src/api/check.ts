import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#src/kit/postgres.ts';
import { calls } from './calls.ts';
import type { Name } from './floor/floors.ts';
import { insertApplications, type Pair, undo } from './seed.ts';
import { answerOf, type Sides } from './sides.ts';

const moment = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g;

/** The same JSON to the byte, but for the order of its keys. */
const isSame = (one: string, other: string) =>
  one.length === other.length && isDeepStrictEqual(JSON.parse(one), JSON.parse(other));

/** What an API does by itself meanwhile. */
const others = ['jobs', 'search_state', 'name_screenings'];
/** What is made up anew each time: ids, and the request that a line of the log names. */
const madeUp = ['id', 'about', 'result_id', 'request_id'];

/** All rows that were written since a transaction, without moments and made-up ids. */
async function listWritten(db: Db, since: string) {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema and tablename <> all (${others}::text[])
    order by 1`.execute(db);
  const written: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select to_jsonb(row) - ${madeUp}::text[] as row
      from ${sql.table(name)} as row where xmin::text::bigint >= ${since}::bigint
      order by 1`.execute(db);
    if (rows.length > 0)
      written[name] = JSON.stringify(rows).replaceAll(/"[^"]*":"\d{4}-\d\d-\d\dT[^"]*"/g, '""');
  }
  return written;
}

async function nextTransaction(db: Db) {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Makes a write of a pair; answers what was answered and what was written, and takes it back. */
async function tryWrite(name: Name, sides: Sides, side: 'kollab' | 'floor', db: Db, pair: Pair) {
  if (name === 'accept') await insertApplications(db, [pair]);
  const since = await nextTransaction(db);
  const { text } = await answerOf(sides[side], calls[name].of(pair));
  const written = await listWritten(db, since);
  await undo(db, pair);
  return { text: text.replaceAll(moment, '"now"'), written };
}

/** Throws unless the floor answers what Kollab answers, and leaves behind what Kollab leaves. */
export async function assertSame(name: Name, sides: Sides, db: Db, pair: Pair) {
  if (calls[name].is !== 'write') {
    const [kollab, floor, bare] = [sides.kollab, sides.floor, sides.bare];
    const call = calls[name].of(pair);
    const { text } = await answerOf(kollab, call);
    for (const other of [floor, bare]) {
      const answer = await answerOf(other, call);
      if (!isSame(text, answer.text)) throw new Error(`${name}: ${text}\nis not ${answer.text}`);
    }
    return;
  }
  const kollab = await tryWrite(name, sides, 'kollab', db, pair);
  const floor = await tryWrite(name, sides, 'floor', db, pair);
  if (!isSame(kollab.text, floor.text))
    throw new Error(`${name}: ${kollab.text}\nis not ${floor.text}`);
  if (!isDeepStrictEqual(kollab.written, floor.written)) {
    throw new Error(
      `${name} leaves ${JSON.stringify(kollab.written)}\nand not ${JSON.stringify(floor.written)}`,
    );
  }
}
