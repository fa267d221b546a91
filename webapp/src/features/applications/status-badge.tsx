import type { Application, ApplicationStatus } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';

const tones: Record<ApplicationStatus, Tone> = {
  Pending: 'warning',
  Accepted: 'success',
  Rejected: 'danger',
};

type Standing = Pick<Application, 'status' | 'closedBecause'>;

/** How an application stands (spec §4); nobody who was not answered reads that they were rejected. */
export function StatusBadge({ status, closedBecause }: Standing) {
  const { status: words, unanswered } = applicationTexts.applications;
  if (closedBecause === 'noAnswer') return <Badge tone="warning">{unanswered}</Badge>;
  return <Badge tone={tones[status]}>{words[status]}</Badge>;
}
