import {
  ApiError,
  type Client,
  cutLine,
  displayName,
  getWaiting,
  limits,
  listReports,
  listSubmittedProfiles,
  listSubmittedProjects,
  type QueueKind,
  type Waiting,
} from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { actingFor } from '#src/api.ts';
import { sendOptions, type Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { textsIn, type Texts } from '#src/texts/texts.ts';

interface Waiter {
  kind: QueueKind;
  name: string;
  submittedAt: string;
}

const hour = 60 * 60_000;
/** How many of those that wait longest are named. */
const named = 8;

const hoursSince = (moment: string) =>
  Math.floor(Math.max(Date.now() - Date.parse(moment), 0) / hour);

/** What has waited longest, of all kinds. */
async function listOldest(api: Client, by: number): Promise<Waiter[]> {
  const request = { query: { limit: named } };
  const options = actingFor(by);
  const [profiles, projects, reports] = await Promise.all([
    api(listSubmittedProfiles, request, options),
    api(listSubmittedProjects, request, options),
    api(listReports, request, options),
  ]);
  const waiters: Waiter[] = [
    ...profiles.map((one) => ({
      kind: 'profile' as const,
      name: displayName(one),
      submittedAt: one.submittedAt,
    })),
    ...projects.map(({ name, submittedAt }) => ({ kind: 'project' as const, name, submittedAt })),
    ...reports.map(({ subjectName: name, submittedAt }) => ({
      kind: 'report' as const,
      name,
      submittedAt,
    })),
  ];
  return waiters
    .toSorted((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt))
    .slice(0, named);
}

const countsOf = ({ profile, project, report }: Waiting) => ({
  profile: profile.count,
  project: project.count,
  report: report.count,
});

/** /moderation: what waits for moderators, the oldest by name, and the way to the queue. */
export function moderationCommand(api: Client, app: MiniApp): Composer<Context> {
  async function message(by: number, { commands }: Texts): Promise<Message> {
    const texts = commands.moderation;
    try {
      const counts = countsOf(await api(getWaiting, {}, actingFor(by)));
      if (Object.values(counts).every((count) => count === 0)) {
        return { text: texts.nothing, buttons: [] };
      }
      const oldest = await listOldest(api, by);
      const lines = oldest.map(({ kind, name, submittedAt }) =>
        texts.waiter[kind](cutLine(name, limits.projectName), hoursSince(submittedAt)),
      );
      const buttons = [[{ text: texts.open, webApp: app.at({ screen: 'queue' }) }]];
      return { text: texts.waiting(counts, lines), buttons };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'forbidden') throw error;
      return { text: texts.notYours, buttons: [] };
    }
  }

  const composer = new Composer();
  composer.chatType('private').command('moderation', async (ctx) => {
    const said = await message(ctx.from.id, textsIn(ctx));
    await ctx.reply(said.text.html, sendOptions(said));
  });
  return composer;
}
