import { expect, test } from 'vitest';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { sql } from 'kysely';
import { observeQueries, type SlowQuery } from './connect.ts';

test('a statement over a second is told of, with its text and without its values', async () => {
  const slow: SlowQuery[] = [];
  const observe = observeQueries((query) => void slow.push(query));
  const url = await createTestDatabase('empty');
  const db = connectDatabase({ url, onError: () => undefined });
  const query = sql`select ${'Аделаида'}::text as name`.compile(db);
  await db.destroy();
  const event = { level: 'query', query, isStream: false } as const;
  observe({ ...event, queryDurationMillis: 999 });
  expect(slow).toEqual([]);
  observe({ ...event, queryDurationMillis: 1234.5 });
  expect(slow).toEqual([{ sql: 'select $1::text as name', ms: 1235 }]);
});
