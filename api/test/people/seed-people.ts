import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { indexPeople, type Person } from '#src/discovery/search/indexing.queries.ts';

const batch = 2000;

/** Findable at once. `told` hears how many there are after each batch. */
export async function seedPeople(
  db: Db,
  people: Iterable<Person>,
  { firstTelegramId = 1, told }: { firstTelegramId?: number; told?: (count: number) => void } = {},
): Promise<number> {
  let count = 0;
  let waiting: Person[] = [];
  const flush = async () => {
    const rows = waiting.map((person, index) =>
      Object.assign({ telegram_id: firstTelegramId + count + index }, person),
    );
    await db.transaction().execute(async (trx) => {
      await sql`insert into users (id, telegram_id, first_name, last_name, tags, approved_at, status_short)
        select id, telegram_id, first_name, last_name, tags, approved_at, 'Ищу команду'
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
            id uuid, telegram_id bigint, first_name text, last_name text, tags jsonb,
            approved_at timestamptz)`.execute(trx);
      await indexPeople(trx, waiting);
    });
    count += waiting.length;
    waiting = [];
    told?.(count);
  };
  for (const person of people) {
    waiting.push(person);
    if (waiting.length === batch) await flush();
  }
  if (waiting.length > 0) await flush();
  await sql`vacuum analyze`.execute(db);
  return count;
}
