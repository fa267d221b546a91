import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { formerLinks, open, unlink } from '#test/steps/rooms.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { revokeFormerLinks } from './revoking.service.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person());
const project = fresh(() => sampleProject(kollab, { owner: anya }));

describe('links of rooms that were', () => {
  async function telegram(status: number, atOnce = 1) {
    const waiting: (() => void)[] = [];
    const revoked: unknown[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        revoked.push((JSON.parse(body) as { invite_link: string }).invite_link);
        response.statusCode = status;
        waiting.push(() => response.end('{}'));
        if (waiting.length >= atOnce) for (const answer of waiting.splice(0)) answer();
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const config = { ...kollab.config, telegramApiRoot: `http://127.0.0.1:${port}` };
    const run = async () => {
      await kollab.db.deleteFrom('jobs').execute();
      await revokeFormerLinks({ ...kollab.context, config }, kollab.context.clock());
    };
    return { run, revoked };
  }

  test.each([200, 400, 403])('are revoked once, when Telegram answers %i', async (status) => {
    const room = await open(kollab, anya, project);
    await unlink(anya, project);
    const { run, revoked } = await telegram(status);
    await run();
    await run();
    expect(revoked.filter((one) => one === room.inviteLink)).toHaveLength(1);
    expect(await formerLinks(kollab)).not.toContain(room.inviteLink);
  });

  test('are asked about together: one that Telegram is slow with holds up no other', async () => {
    const rooms = [await open(kollab, anya, project)];
    await unlink(anya, project);
    rooms.push(await open(kollab, anya, project));
    await unlink(anya, project);
    await (await telegram(200, 2)).run();
    const left = await formerLinks(kollab);
    for (const { inviteLink } of rooms) expect(left).not.toContain(inviteLink);
  });

  test.each([429, 500])('are kept while Telegram answers %i', async (status) => {
    const room = await open(kollab, anya, project);
    await unlink(anya, project);
    await (await telegram(status)).run();
    expect(await formerLinks(kollab)).toContain(room.inviteLink);
  });
});
