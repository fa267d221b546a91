import type { IncomingMessage } from 'node:http';
import { afterAll } from 'vitest';
import { migrateToLatest } from '#src/platform/database/migration/migrate.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#src/platform/embedded-postgres/server.ts';
import { sampleProject } from '#test/sample-project.ts';
import { closeAll, folder, open, tidyUp } from '#test/steps/backup.ts';
import { author } from '#test/steps/projects.ts';
import { shared, startTestApp, type TestApp } from '#test/test-app.ts';

/**
 * An API on a server of its own: what others write on one keeps polls from learning that nothing
 * changed. With it, method and address of all requests.
 */
export function aloneApp() {
  const made: string[] = [];
  let postgres: EmbeddedPostgres | undefined;
  const kollab = shared(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: await folder(), settings: { fsync: 'off' } });
    await migrateToLatest(open(postgres.url));
    const app = await startTestApp({ databaseUrl: postgres.url });
    app.app.server.on('request', ({ method, url }: IncomingMessage) => {
      made.push(`${method} ${url}`);
    });
    return app;
  });
  afterAll(async () => {
    await kollab.close();
    await closeAll();
    await postgres?.stop();
    await tidyUp();
  });
  return { kollab, made };
}

/** A moderator, the owner of a project, somebody who wants to join, and a member. */
export async function gather(kollab: TestApp) {
  const vera = await kollab.moderator();
  const anya = await author(kollab, { firstName: 'Аня', username: 'anya_lis' });
  const ilya = await kollab.person({ firstName: 'Илья', username: 'ilya_kim' });
  const maria = await kollab.person({ firstName: 'Мария', username: 'maria_orl' });
  const project = await sampleProject(kollab, {
    owner: anya,
    members: [maria],
    vacancies: ['Разработчик', 'Дизайнер'],
  });
  return { vera, anya, ilya, maria, project };
}
