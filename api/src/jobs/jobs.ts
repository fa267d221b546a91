import { eraseDue } from '#src/account/erasure.service.ts';
import type { Context } from '#src/platform/context.ts';
import { sendDigests } from '#src/delivery/digests/digests.ts';
import { endServed } from '#src/moderation/sanctions/sanctions.service.ts';
import { remindModerators } from '#src/moderation/queue/reminder.ts';
import { matchAlerts } from '#src/discovery/alerts/alert-matching.service.ts';
import { findLeftOver } from '#src/discovery/alerts/left-over.service.ts';
import { deliverAlerts } from '#src/discovery/alerts/alert-delivery.service.ts';
import { refreshTops } from '#src/discovery/matching/top-refresh.service.ts';
import { proposePeople } from '#src/discovery/matching/people-to-call.service.ts';
import { countSkills } from '#src/people/skills/skills.service.ts';
import { askTeams } from '#src/work/check-ins/rounds.service.ts';
import { countAnswers } from '#src/work/answers/answers.service.ts';
import {
  expireApplications,
  remindOwners,
} from '#src/work/applications/application-waiting.service.ts';
import { lapsePairs } from '#src/work/pairs/pair-ending.service.ts';
import { checkVacancies } from '#src/work/vacancies/vacancy-checks.service.ts';
import { expireOffers } from '#src/work/team/handing-over.service.ts';
import { closeMeetings } from '#src/work/meetings/deciding.service.ts';
import { revokeFormerLinks } from '#src/work/rooms/revoking.service.ts';
import { rollUpViews } from '#src/work/analytics/rolling-up.service.ts';
import { sweepRecords } from './sweep.ts';

const interval = 30_000;

const jobs = [
  matchAlerts,
  findLeftOver,
  deliverAlerts,
  sendDigests,
  remindModerators,
  remindOwners,
  expireApplications,
  expireOffers,
  lapsePairs,
  endServed,
  checkVacancies,
  proposePeople,
  askTeams,
  countAnswers,
  countSkills,
  rollUpViews,
  refreshTops,
  revokeFormerLinks,
  closeMeetings,
  sweepRecords,
  eraseDue,
];

type OnError = (error: Error) => void;

export async function doJobs(context: Context, onError: OnError, signal?: AbortSignal) {
  for (const job of jobs) {
    if (signal?.aborted) return;
    await job(context, context.clock()).catch(onError);
  }
}

export function startJobs(context: Context, onError: OnError) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const start = () => {
    running ??= doJobs(context, onError, stopping.signal).finally(() => {
      running = undefined;
    });
  };
  start();
  const timer = setInterval(start, interval).unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
