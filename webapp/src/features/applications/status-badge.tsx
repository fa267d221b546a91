import type { ApplicationStatus } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';

const tones: Record<ApplicationStatus, Tone> = {
  Pending: 'warning',
  Accepted: 'success',
  Rejected: 'danger',
};

/** How an application stands (spec §4). */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{applicationTexts.applications.status[status]}</Badge>;
}
