import { eraseDue } from '#src/account/erasure.service.ts';
import type { Context } from '#src/platform/context.ts';
import { sendDigests } from '#src/delivery/digests/digests.ts';
import { remindModerators } from '#src/moderation/queue/reminder.ts';
import { sweepRecords } from '#src/jobs/sweep.ts';

const day = 24 * 60 * 60_000;

export async function passDays(context: Context, days: number) {
  const now = new Date(context.clock().getTime() + days * day);
  for (const job of [sendDigests, remindModerators, sweepRecords, eraseDue]) {
    await job(context, now);
  }
}
