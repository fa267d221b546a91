import {
  type Project,
  type ProjectCard,
  type ProjectChange,
  type Vacancy,
  displayName,
  limits,
  nobodyYet,
} from '@kollab/contract';
import type { Viewer } from '#src/people/visibility/visibility.service.ts';
import { toProjectChanges } from '#src/review/submissions.view.ts';
import { toParticipants } from '#src/work/participants/participants.view.ts';
import type { DetailsRow, listShown } from './project-reads.queries.ts';
import type { VacancyValue } from '#src/work/vacancies/vacancies.service.ts';

type CardRow = Awaited<ReturnType<typeof listShown>>[number];

type Pending = CardRow['pending'];
type Shown = Omit<CardRow, 'position' | 'participants_count' | 'open_vacancies'> & {
  /** In lists every project is of somebody whom the reader sees. */
  is_unblocked?: unknown;
};

function valuesOf(row: Shown, pending: Pending) {
  const newest = Object.fromEntries(pending.map((change) => [change.field, change.new_value]));
  const cover = pending.find((change) => change.field === 'coverImage');
  return {
    name: row.name,
    description: row.description,
    stage: row.stage,
    tags: row.tags,
    ...(newest as Partial<{
      name: string;
      description: string;
      stage: Project['stage'];
      tags: string[];
      vacancies: VacancyValue[];
    }>),
    coverImage: cover ? (cover.new_value as string | null) : row.cover_image,
    palette: (cover ? cover.palette : row.palette) ?? [],
  };
}

const toTags = (tags: string[]) => tags.map((tagName) => ({ tagName }));

export const statusOf = (
  row: Pick<Shown, 'approved_at' | 'moderation_status'>,
): ProjectCard['status'] => {
  if (row.approved_at !== null) return 'одобрено';
  return row.moderation_status === 'Rejected' ? 'rejected' : 'pending';
};

const isPrivyTo = (row: Shown, { id, isModerator }: Viewer) => isModerator || row.owner_id === id;

/**
 * Strangers do not see an owner who was never approved, and nobody sees one who is out of sight.
 */
function ownerOf(row: Shown, reader: Viewer) {
  const isNamed =
    reader.id === undefined
      ? row.owner_approved_at !== null
      : (row.owner_is_visible && row.is_unblocked !== false) || isPrivyTo(row, reader);
  return isNamed
    ? { telegramId: row.telegram_id, ownerName: displayName(row) }
    : { telegramId: null, ownerName: nobodyYet };
}

type Counted = 'participantsCount' | 'vacanciesCount' | 'openVacancies';

function cardOf(
  row: Shown,
  values: ReturnType<typeof valuesOf>,
  reader: Viewer,
): Omit<ProjectCard, Counted> {
  const isPrivy = isPrivyTo(row, reader);
  return {
    id: row.id,
    name: values.name,
    description: values.description,
    stage: values.stage,
    status: statusOf(row),
    coverImage: values.coverImage,
    palette: values.palette,
    tags: toTags(values.tags),
    ...ownerOf(row, reader),
    applicationsCount: row.applications_count ?? null,
    moderationStatus: isPrivy ? row.moderation_status : null,
    isPartlyApproved: isPrivy && row.is_partly_approved,
    isArchived: row.archived_at !== null,
    ...(row.paused_at !== null && { isPaused: true }),
    isDeleted: row.deleted_at !== null,
    ...(row.deleted_at && row.deleted_by !== row.owner_id && { isTakenDown: true }),
    createdAt: row.created_at.toISOString(),
  };
}

const isStill = (row: DetailsRow) =>
  isOver(row) || row.finished_at !== null || row.paused_at !== null;

const isOver = (row: Shown) => row.archived_at !== null || row.deleted_at !== null;

/** A project that was never approved shows what waits. */
export function toCard(row: CardRow, reader: Viewer): ProjectCard {
  const values = valuesOf(row, row.pending);
  const waiting = row.approved_at === null ? values.vacancies : undefined;
  const open = isOver(row) ? [] : (waiting ?? row.open_vacancies);
  return {
    ...cardOf(row, values, reader),
    participantsCount: row.participants_count ?? 0,
    vacanciesCount: open.length,
    openVacancies: open.slice(0, limits.vacanciesShown).map(({ title, tags }) => ({ title, tags })),
  };
}

export const relationOf = (row: DetailsRow, { id }: Viewer) => {
  const state = row.participants.find(({ user_id: userId }) => id && userId === id)?.state;
  return {
    isOwner: row.owner_id === id,
    isMember: state === 'member',
    isInvited: state === 'invited',
  };
};

/**
 * The pending values that a reader sees over the published ones: owners see all of them, and
 * moderators those of a project that was never approved.
 */
function overlayOf(row: DetailsRow, { isModerator }: Viewer, isOwner: boolean): Pending {
  if (isOwner || (isModerator && row.approved_at === null)) return row.pending;
  return row.approved_at === null ? row.pending.filter((change) => change.is_submitted) : [];
}

function toVacancies(row: DetailsRow, waiting: VacancyValue[] | undefined): Vacancy[] {
  const approved = new Map(row.vacancies.map((vacancy) => [vacancy.id, vacancy]));
  return (waiting ?? row.vacancies).map((vacancy) => {
    const live = approved.get(vacancy.id);
    const places = live?.places ?? vacancy.places ?? 1;
    return {
      id: vacancy.id,
      projectId: row.id,
      title: vacancy.title,
      level: vacancy.level,
      experience: vacancy.experience,
      tags: toTags(vacancy.tags),
      tasks: vacancy.tasks,
      requirements: vacancy.requirements,
      conditions: vacancy.conditions,
      // What was written before there were these has none.
      hoursAWeek: vacancy.hoursAWeek ?? null,
      until: vacancy.until ?? null,
      isClosed: live?.is_closed ?? false,
      places,
      placesLeft: live?.placesLeft ?? places,
      isFilled: live?.isFilled ?? false,
    };
  });
}

function offeredTo(row: DetailsRow, { id }: Viewer) {
  const offered = row.participants.find(({ offer }) => offer === 'open');
  const isOffered = offered?.user_id === id && row.is_unblocked;
  return offered && (row.owner_id === id || isOffered) ? offered.telegram_id : null;
}

export function toProject(row: DetailsRow, reader: Viewer, given?: Pending): Project {
  const viewer = relationOf(row, reader);
  const values = valuesOf(row, given ?? overlayOf(row, reader, viewer.isOwner));
  const vacancies = toVacancies(row, values.vacancies);
  const isPrivy = isPrivyTo(row, reader);
  const team = { ownerId: row.owner_id, readerId: reader.id };
  const participants = toParticipants(row.participants, team);
  return {
    ...cardOf(row, values, reader),
    participantsCount: participants.filter(({ invited }) => !invited).length,
    vacanciesCount: isOver(row) ? 0 : vacancies.filter((vacancy) => !vacancy.isClosed).length,
    participants,
    vacancies,
    viewer,
    isFinished: row.finished_at !== null,
    weeksInWork: isStill(row) ? null : row.weeks_in_work,
    offeredTo: offeredTo(row, reader),
    rejectionReason: isPrivy ? row.rejection_reason : null,
    mayAppealUntil: viewer.isOwner ? (row.may_appeal_until?.toISOString() ?? null) : null,
    pendingChanges: isPrivy ? toPendingChanges(row.pending) : [],
  };
}

const toPendingChanges = (pending: Pending): Project['pendingChanges'] =>
  toProjectChanges(pending).map((change, index) =>
    Object.assign(change, {
      state: pending[index]?.is_submitted ? ('submitted' as const) : ('draft' as const),
    }),
  );

export const toSubmittedChanges = (row: DetailsRow): ProjectChange[] =>
  toProjectChanges(row.pending.filter((change) => change.is_submitted));
