import {
  displayName,
  limits,
  type SubmittedProfile,
  type SubmittedProject,
} from '@kollab/contract';

interface Common {
  /** Of this submission, not only of what it is about. */
  key: string;
  name: string;
  version: number;
  submittedAt: string;
  claimedBy: SubmittedProfile['claimedBy'];
}

/** A submission that waits for a moderator, of whichever kind. */
export type QueueItem = Common &
  ({ kind: 'profile'; profile: SubmittedProfile } | { kind: 'project'; project: SubmittedProject });
export type QueueKind = QueueItem['kind'];

const commonOf = (
  kind: QueueKind,
  { id, version, submittedAt, claimedBy }: SubmittedProfile | SubmittedProject,
) => ({ key: `${kind} ${id} ${version}`, version, submittedAt, claimedBy });

const timeOf = ({ submittedAt }: QueueItem) => new Date(submittedAt).getTime();

/** Profiles and projects that wait as one queue, the oldest first. */
export function queueOf(
  profiles: readonly SubmittedProfile[],
  projects: readonly SubmittedProject[],
): QueueItem[] {
  const items: QueueItem[] = [
    ...profiles.map((profile) => ({
      ...commonOf('profile', profile),
      kind: 'profile' as const,
      name: displayName(profile),
      profile,
    })),
    ...projects.map((project) => ({
      ...commonOf('project', project),
      kind: 'project' as const,
      name: project.name,
      project,
    })),
  ];
  return items.toSorted((one, other) => timeOf(one) - timeOf(other));
}

const kinds: readonly QueueKind[] = ['profile', 'project'];

/** Whether more of a kind may wait than the one page that is shown. */
export const hasMore = (items: readonly QueueItem[]) =>
  kinds.some((kind) => items.filter((item) => item.kind === kind).length >= limits.page);

/** How many there are, as far as one page of each kind tells. */
export const countOf = (items: readonly QueueItem[]) =>
  `${items.length}${hasMore(items) ? '+' : ''}`;
