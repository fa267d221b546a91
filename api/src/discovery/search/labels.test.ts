import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#src/platform/database/connect.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { labels, wantedPeople } from '#test/people/labels.ts';
import { countFound } from '#test/people/count-found.ts';
import { inventPeople } from '#test/people/people.ts';
import { seedPeople } from '#test/people/seed-people.ts';

let db: Db;
beforeAll(async () => {
  db = connectDatabase({ url: await createTestDatabase(), onError: () => undefined, poolSize: 2 });
  await seedPeople(db, wantedPeople());
  await seedPeople(db, inventPeople(3000), { firstTelegramId: 1000 });
});
afterAll(() => db.destroy());

test('at least 95 of 100 queries find what they mean among the first five', async () => {
  expect(labels.length).toBeGreaterThanOrEqual(100);
  const { missed, share } = await countFound(db, labels);
  expect(share, `missed: ${missed.map(({ query }) => query).join(', ')}`).toBeGreaterThan(0.95);
});
