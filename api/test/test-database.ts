import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database that no test clones: who is connected to that one keeps others from it. */
export const maintenanceUrl = () => new URL('/postgres', inject('postgresUrl')).href;

/** In this process, for who drops them. */
export const made: string[] = [];

/** Cloned from the migrated one. Answers its address. */
export async function createTestDatabase(from: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const template = from === 'migrated' ? url.pathname.slice(1) : 'template1';
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: maintenanceUrl() });
  await admin.connect();
  // Files are copied for less than their pages, one by one, through the log.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.end();
  made.push(name);
  return new URL(`/${name}`, url).href;
}
