import { getFigures, type ViewSource } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#src/platform/access/actor.ts';
import { addDays, dayOf } from '#src/platform/days.ts';
import { openMarks } from '#src/work/analytics/marks.service.ts';
import { lastCounted, rollUpViews } from '#src/work/analytics/rolling-up.service.ts';
import type { Someone, TestApp } from '#test/test-app.ts';

type Role = 'user' | 'moderator' | 'admin';

export const asPerson = (id: string, role: Role = 'user'): Actor => ({
  kind: 'person',
  person: { id, telegramId: 1, role, isSuspended: false, viaBot: false, position: undefined },
  telegram: {
    telegramId: 1,
    firstName: '',
    lastName: '',
    username: null,
    languageCode: null,
    photoUrl: null,
  },
});

export interface Viewing {
  at: Date;
  userId?: string;
  role?: Role;
  address?: string;
  projectId: string;
  source?: ViewSource;
  vacancyId?: string;
  hasBegun?: boolean;
}

/** Writes views as the API does that were noted when they say. */
export async function view({ db }: Pick<TestApp, 'db'>, views: readonly Viewing[]) {
  let now = new Date(0);
  const marks = openMarks({ db, clock: () => now } as never);
  for (const one of views) {
    const { at, userId, role, address = '203.0.113.1', projectId, source = 'carousel' } = one;
    const { vacancyId, hasBegun } = one;
    // What is older than an hour is dropped: each day is written by itself.
    if (at.getTime() - now.getTime() > 60_000) await marks.flush();
    now = at;
    const actor = userId === undefined ? { kind: 'anonymous' as const } : asPerson(userId, role);
    marks.note({ projectId, view: { source, vacancyId, hasBegun }, actor, address });
  }
  await marks.close();
}

export async function crowd({ db }: Pick<TestApp, 'db'>, size: number, first = 6_100_000_000) {
  const ids = Array.from({ length: size }, () => uuid());
  const rows = ids.map((id, index) => ({ id, telegram_id: first + index, first_name: 'Зритель' }));
  await db.insertInto('users').values(rows).execute();
  return ids;
}

export const rollUp = ({ db }: Pick<TestApp, 'db'>, now: Date) => rollUpViews({ db }, now);

export const figuresOf = ({ call }: Pick<Someone, 'call'>, { id }: { id: string }) =>
  call(getFigures, { params: { projectId: id } });

const day = 24 * 60 * 60_000;

/** Days as Moscow counts them: the last week that is over and counted ended one day ago. */
export function daysOf(kollab: Pick<TestApp, 'context'>) {
  const noon = (ago: number) => {
    const today = addDays(lastCounted(kollab.context.clock()), 1);
    return new Date(Date.parse(today) + 9 * 60 * 60_000 - ago * day);
  };
  return {
    noon,
    night: () => new Date(noon(0).getTime() - 6 * 60 * 60_000),
    dayAgo: (ago: number) => dayOf(noon(ago)),
  };
}
