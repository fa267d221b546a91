import {
  type QueueKind,
  type Report,
  type Risk,
  type SubmittedProfile,
  type SubmittedProject,
  displayName,
} from '@kollab/contract';

interface Common {
  /** What it is about: the same for a newer version of it. */
  subject: string;
  /** Of this submission, not only of what it is about. */
  key: string;
  name: string;
  submittedAt: string;
}

type ProfileItem = Common & { kind: 'profile'; profile: SubmittedProfile };
type ProjectItem = Common & { kind: 'project'; project: SubmittedProject };
/** Every open report about one subject: a decision answers them all. */
export type ReportItem = Common & { kind: 'report'; report: Report; reports: readonly Report[] };

export type SubmissionItem = ProfileItem | ProjectItem;
/** What waits for a moderator, of whichever kind. */
export type QueueItem = SubmissionItem | ReportItem;

/** What is loaded of a list that is there oldest first. */
interface Loaded<T> {
  items: readonly T[];
  hasMore: boolean;
}

export interface Lists {
  profile: Loaded<SubmittedProfile>;
  project: Loaded<SubmittedProject>;
  report: Loaded<Report>;
}

export const queueKinds: readonly QueueKind[] = ['profile', 'project', 'report'];

const momentOf = (iso: string) => new Date(iso).getTime();

export const submissionOf = (item: SubmissionItem) =>
  item.kind === 'profile' ? item.profile : item.project;

/** Each once: a list may move while it is read. The later reading counts. */
const once = <T extends { id: string }>(items: readonly T[]) => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

const profileItem = (profile: SubmittedProfile): QueueItem => ({
  kind: 'profile',
  subject: `profile ${profile.id}`,
  key: `profile ${profile.id} ${profile.version}`,
  name: displayName(profile),
  submittedAt: profile.submittedAt,
  profile,
});

const projectItem = (project: SubmittedProject): QueueItem => ({
  kind: 'project',
  subject: `project ${project.id}`,
  key: `project ${project.id} ${project.version}`,
  name: project.name,
  submittedAt: project.submittedAt,
  project,
});

function reportItems(reports: readonly Report[]): QueueItem[] {
  const bySubject = new Map<string, Report[]>();
  for (const report of once(reports)) {
    const subject = `report ${report.subjectType} ${report.subjectId}`;
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), report]);
  }
  return [...bySubject].flatMap(([subject, [report, ...others]]) =>
    report
      ? {
          kind: 'report',
          subject,
          key: `${subject} ${report.id}`,
          name: report.subjectName,
          submittedAt: report.submittedAt,
          report,
          reports: [report, ...others],
        }
      : [],
  );
}

/** Until when a list is known in full: nothing older than that can still come from it. */
function knownUntil({ items, hasMore }: Loaded<{ submittedAt: string }>) {
  const last = items.at(-1);
  return hasMore && last ? momentOf(last.submittedAt) : hasMore ? -Infinity : Infinity;
}

/** The kinds whose next page has to come before anything younger may be shown. */
export function kindsToLoad(lists: Lists, shown: readonly QueueKind[]): QueueKind[] {
  const until = Math.min(...shown.map((kind) => knownUntil(lists[kind])));
  return shown.filter((kind) => lists[kind].hasMore && knownUntil(lists[kind]) <= until);
}

/** Whether another moderator decides: it is the reader's own, or an appeal against their decision. */
export function isForOthers(item: QueueItem): boolean {
  if (item.kind === 'report') return false;
  const { isOwn, appeal } = submissionOf(item);
  return isOwn || (appeal?.isOwnDecision ?? false);
}

/** Who else has claimed an item, where somebody has. */
export function claimedByOther(item: QueueItem, telegramId: number): string | undefined {
  if (item.kind === 'report') return undefined;
  const { claimedBy } = submissionOf(item);
  return claimedBy && claimedBy.telegramId !== telegramId ? claimedBy.name : undefined;
}

/** Whether the reader has claimed an item. */
export const claimedByReader = (item: QueueItem, telegramId: number) =>
  item.kind !== 'report' && submissionOf(item).claimedBy?.telegramId === telegramId;

/** What asks for a closer look at an item. */
export const risksOf = (item: QueueItem): readonly Risk[] =>
  item.kind === 'report' ? [] : submissionOf(item).risks;

/**
 * Puts what waits in order, the oldest first, and last what the reader may not decide; what is
 * equally old stays as it was.
 */
export const inOrder = (items: readonly QueueItem[]) =>
  items.toSorted(
    (one, other) =>
      Number(isForOthers(one)) - Number(isForOthers(other)) ||
      momentOf(one.submittedAt) - momentOf(other.submittedAt),
  );

/** Whether it is what an address names: by the person of a profile, the id of what else it is. */
export function isNamed(item: QueueItem, id: string): boolean {
  if (item.kind === 'profile') return String(item.profile.telegramId) === id;
  if (item.kind === 'project') return item.project.id === id;
  return item.reports.some((report) => report.id === id);
}

/** All that is loaded of one kind, each subject once. */
export function itemsOf(lists: Lists, kind: QueueKind): QueueItem[] {
  if (kind === 'profile') return once(lists.profile.items).map(profileItem);
  if (kind === 'project') return once(lists.project.items).map(projectItem);
  return reportItems(lists.report.items);
}

/**
 * What waits of some kinds as one queue in order: never an item younger than what an unfinished list
 * may still bring.
 */
export function queueOf(lists: Lists, shown: readonly QueueKind[]): QueueItem[] {
  const until = Math.min(...shown.map((kind) => knownUntil(lists[kind])));
  return inOrder(shown.flatMap((kind) => itemsOf(lists, kind))).filter(
    ({ submittedAt }) => momentOf(submittedAt) <= until,
  );
}
