import { uniqueBy } from '#src/api/pages.ts';
import {
  type QueueKind,
  type Report,
  type Risk,
  type SubmittedProfile,
  type SubmittedProject,
  displayName,
} from '@kollab/contract';

interface Common {
  /** The same for a newer version. */
  subject: string;
  /** Of this submission, not only of its subject. */
  key: string;
  name: string;
  submittedAt: string;
}

type ProfileItem = Common & { kind: 'profile'; profile: SubmittedProfile };
type ProjectItem = Common & { kind: 'project'; project: SubmittedProject };
/** One decision answers every open report about a subject. */
export type ReportItem = Common & { kind: 'report'; report: Report; reports: readonly Report[] };

export type SubmissionItem = ProfileItem | ProjectItem;
export type QueueItem = SubmissionItem | ReportItem;

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

const unique = <T extends { id: string }>(items: readonly T[]) =>
  uniqueBy((item: T) => item.id)(items);

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
  for (const report of unique(reports)) {
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

/** Nothing older than that can still come from the list. */
function knownUntil({ items, hasMore }: Loaded<{ submittedAt: string }>) {
  const last = items.at(-1);
  return hasMore && last ? momentOf(last.submittedAt) : hasMore ? -Infinity : Infinity;
}

/** Their next page has to come before anything younger may be shown. */
export function kindsToLoad(lists: Lists, shown: readonly QueueKind[]): QueueKind[] {
  const until = Math.min(...shown.map((kind) => knownUntil(lists[kind])));
  return shown.filter((kind) => lists[kind].hasMore && knownUntil(lists[kind]) <= until);
}

/** It is the reader's own, or an appeal against their decision. */
export function isForOthers(item: QueueItem): boolean {
  if (item.kind === 'report') return false;
  const { isOwn, appeal } = submissionOf(item);
  return isOwn || (appeal?.isOwnDecision ?? false);
}

export function claimedByOther(item: QueueItem, telegramId: number): string | undefined {
  if (item.kind === 'report') return undefined;
  const { claimedBy } = submissionOf(item);
  return claimedBy && claimedBy.telegramId !== telegramId ? claimedBy.name : undefined;
}

export const claimedByReader = (item: QueueItem, telegramId: number) =>
  item.kind !== 'report' && submissionOf(item).claimedBy?.telegramId === telegramId;

export const risksOf = (item: QueueItem): readonly Risk[] =>
  item.kind === 'report' ? [] : submissionOf(item).risks;

/** That somebody comes for the first time is so common that it sets nothing apart. */
export const distinctRisksOf = (item: QueueItem) =>
  risksOf(item).filter((risk) => risk !== 'first');

/**
 * The oldest first, and last what the reader may not decide; what is equally old stays as it was.
 */
export const inOrder = (items: readonly QueueItem[]) =>
  items.toSorted(
    (one, other) =>
      Number(isForOthers(one)) - Number(isForOthers(other)) ||
      momentOf(one.submittedAt) - momentOf(other.submittedAt),
  );

/** A profile by its person's telegramId, anything else by its id. */
export function isNamed(item: QueueItem, id: string): boolean {
  if (item.kind === 'profile') return String(item.profile.telegramId) === id;
  if (item.kind === 'project') return item.project.id === id;
  return item.reports.some((report) => report.id === id);
}

export function itemsOf(lists: Lists, kind: QueueKind): QueueItem[] {
  if (kind === 'profile') return unique(lists.profile.items).map(profileItem);
  if (kind === 'project') return unique(lists.project.items).map(projectItem);
  return reportItems(lists.report.items);
}

/** Never an item younger than what an unfinished list may still bring. */
export function queueOf(lists: Lists, shown: readonly QueueKind[]): QueueItem[] {
  const until = Math.min(...shown.map((kind) => knownUntil(lists[kind])));
  return inOrder(shown.flatMap((kind) => itemsOf(lists, kind))).filter(
    ({ submittedAt }) => momentOf(submittedAt) <= until,
  );
}
