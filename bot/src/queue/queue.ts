import {
  ApiError,
  type Client,
  cutLine,
  getWaiting,
  limits,
  listReports,
  listSubmittedProfiles,
  listSubmittedProjects,
  type NotificationEvent,
  type QueueKind,
  sayWaiting,
  type Waiting,
  displayName,
} from '@kollab/contract';
import { Composer, type Context } from 'grammy';
import { actingFor } from '#src/platform/api.ts';
import { sendOptions, type Message } from '#src/messages/message.ts';
import type { Surroundings } from '#src/presses/surroundings.ts';
import { readerIn, type Reader } from '#src/messages/reader.ts';

interface Waiter {
  kind: QueueKind;
  name: string;
  submittedAt: string;
}

const hour = 60 * 60_000;
const named = 8;

const hoursSince = (moment: string) =>
  Math.floor(Math.max(Date.now() - Date.parse(moment), 0) / hour);

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

const countsOf = ({ profile, project, report, appeal }: Waiting) => ({
  profile: sayWaiting(profile.count),
  project: sayWaiting(project.count),
  report: sayWaiting(report.count),
  appeal: appeal.count > 0 ? sayWaiting(appeal.count) : undefined,
});

/**
 * /moderation: what waits for moderators, the oldest by name, and the way to the queue. `groupId` is
 * the one group where names of what waits may be read.
 */
export function queueCommand(
  { api, app }: Surroundings,
  groupId: number | undefined,
): Composer<Context> {
  async function message(by: number, { texts, open }: Reader): Promise<Message> {
    const { moderation } = texts.commands;
    const waiting = await api(getWaiting, {}, actingFor(by));
    if (Object.values(waiting).every(({ count }) => count === 0)) {
      return { text: moderation.nothing, buttons: [] };
    }
    const oldest = await listOldest(api, by);
    const lines = oldest.map(({ kind, name, submittedAt }) =>
      moderation.waiter[kind](cutLine(name, limits.projectName), hoursSince(submittedAt)),
    );
    const buttons = [[open(moderation.open, { screen: 'queue' })]];
    return { text: moderation.waiting(countsOf(waiting), lines), buttons };
  }

  const composer = new Composer();
  composer.chatType(['private', 'group', 'supergroup']).command('moderation', async (ctx) => {
    if (ctx.chat.type !== 'private' && ctx.chat.id !== groupId) return;
    const reader = readerIn(ctx, app);
    const said = await message(ctx.from.id, reader).catch((error: unknown) => {
      const isGroup = ctx.chat.type !== 'private';
      if (!isRefused(error, isGroup)) throw error;
      return isGroup ? undefined : notYours(reader);
    });
    if (said) await ctx.reply(said.text.html, sendOptions(said, ctx.me.username));
  });
  return composer;
}

/** Whoever asks does not moderate; a group also has members who may do less than others. */
const isRefused = (error: unknown, isGroup: boolean) =>
  error instanceof ApiError &&
  (error.code === 'forbidden' ||
    (isGroup && (error.code === 'unauthenticated' || error.code === 'suspended')));

const notYours = ({ texts, open }: Reader): Message => ({
  text: texts.commands.moderation.notYours,
  buttons: [[open(texts.chat.openApp, { screen: 'open' })]],
});

export const waitingMessage = (
  { count, oldestAt }: Extract<NotificationEvent, { kind: 'moderationWaiting' }>,
  { texts, open }: Reader,
): Message => ({
  text: texts.waiting.text(count, oldestAt),
  buttons: [[open(texts.waiting.open, { screen: 'queue' })]],
});

export const moreToReviewMessage = (
  { count }: Extract<NotificationEvent, { kind: 'moreToReview' }>,
  { texts: { counted, waiting }, open }: Reader,
): Message =>
  count === 0
    ? { text: counted.nothingToReview, buttons: [] }
    : { text: counted.toReview(count), buttons: [[open(waiting.open, { screen: 'queue' })]] };
