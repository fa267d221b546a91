import pg from 'pg';
import { afterAll } from 'vitest';
import { made, maintenanceUrl } from './test-database.ts';

// Mutants have the same files run so often that what these leave would fill the memory.
afterAll(async () => {
  const admin = new pg.Client({ connectionString: maintenanceUrl() });
  await admin.connect();
  for (const name of made.splice(0)) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
