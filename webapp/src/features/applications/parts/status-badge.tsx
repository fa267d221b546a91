import type { Application, ApplicationStatus } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';

const tones: Record<ApplicationStatus, Tone> = {
  Pending: 'warning',
  Accepted: 'success',
  Rejected: 'danger',
};

type Standing = Pick<Application, 'status' | 'closedBecause' | 'endedAt'>;

/**
 * Spec §4; nobody who was not answered reads that they were rejected, nobody who left the team that
 * they are in it.
 */
export function StatusBadge({ status, closedBecause, endedAt }: Standing) {
  const { status: words, filled, unanswered, parted, ended } = applicationTexts.applications;
  if (closedBecause === 'vacancyFilled') return <Badge tone="warning">{filled}</Badge>;
  if (closedBecause === 'noAnswer') return <Badge tone="warning">{unanswered}</Badge>;
  if (closedBecause === 'pairParted') return <Badge tone="warning">{parted}</Badge>;
  if (endedAt !== null) return <Badge tone="accent">{ended}</Badge>;
  return <Badge tone={tones[status]}>{words[status]}</Badge>;
}
