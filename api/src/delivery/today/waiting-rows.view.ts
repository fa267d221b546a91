import {
  cutLine,
  displayName,
  type JoinedTeam,
  limits,
  type Today,
  type TodayWaiting,
} from '@kollab/contract';
import type { Skills } from '@kollab/contract/skills';
import type { WaitingRow } from '#src/moderation/record/statistics.service.ts';
import { matchOf } from '#src/people/skills/skills.service.ts';
import type { listHandOvers } from '#src/work/team/invitations.service.ts';
import type {
  ApplicationRow,
  CallRow,
  MeetingRow,
  OpenRow,
  ConfirmationRow,
  PairRow,
  RequestRow,
  TeamRow,
} from './waiting-rows.queries.ts';

/** Of what somebody wrote no more is shown; the rest is a press away. */
const mostOfText = 200;

type PersonRow = Omit<RequestRow, 'id' | 'text' | 'created_at' | 'approved_at'> & {
  approved_at: unknown;
};

/** What never approved people say of themselves is not shown. */
const fromPerson = (row: PersonRow, text: string) => ({
  telegramId: row.telegram_id,
  name: displayName(row),
  photo: row.photo,
  statusShort: row.approved_at === null ? '' : row.status_short,
  text: cutLine(text, mostOfText),
  isFromStranger: row.approved_at === null,
});

const ofVacancy = (row: ApplicationRow | CallRow | PairRow) => ({
  projectId: row.project_id,
  projectTitle: row.project_title,
  vacancyId: row.vacancy_id,
  vacancyTitle: row.vacancy_title,
});

const partnerOf = ({ pair }: ApplicationRow) =>
  pair?.is_seen_by_owner
    ? { partnerName: displayName({ firstName: pair.first_name, lastName: pair.last_name }) }
    : {};

export const toApplication = (row: ApplicationRow, skills: Skills): TodayWaiting => ({
  kind: 'application',
  ...ofVacancy(row),
  ...fromPerson(row, row.cover_letter),
  ...partnerOf(row),
  isFirstChoice: row.is_first_choice,
  match: row.approved_at === null ? null : matchOf(skills, row.wanted_tags, row.applicant_tags),
  at: row.created_at.toISOString(),
});

type OwnersRow = Awaited<ReturnType<typeof listHandOvers>>[number];

export const fromOwner =
  (kind: 'invitation' | 'handOver') =>
  (row: OwnersRow): TodayWaiting => ({
    kind,
    projectId: row.project_id,
    projectTitle: row.project_title,
    coverImage: row.cover_image,
    palette: row.palette ?? [],
    ownerName: displayName(row),
    at: row.created_at.toISOString(),
  });

/** What one is asked of a team, if it is anything; whether it goes on at all before how. */
export function toCheckIn(row: TeamRow): TodayWaiting[] {
  const project = {
    projectId: row.project_id,
    projectTitle: row.project_title,
    coverImage: row.cover_image,
    palette: row.palette ?? [],
  };
  if (row.doubted_at) {
    return [{ kind: 'projectCheck', ...project, at: row.doubted_at.toISOString() }];
  }
  if (row.check_in_id === null || row.asked_at === null) return [];
  const { check_in_id: checkInId, asked_at: at } = row;
  return [{ kind: 'checkIn', checkInId, ...project, at: at.toISOString() }];
}

export const toRequest = (row: RequestRow): TodayWaiting => ({
  kind: 'contact',
  requestId: row.id,
  ...fromPerson(row, row.text),
  at: new Date(row.created_at).toISOString(),
});

export const toConfirmation = (row: ConfirmationRow): TodayWaiting => ({
  kind: 'confirmation',
  confirmationId: row.id,
  projectId: row.project_id,
  projectTitle: row.project_title,
  telegramId: row.telegram_id,
  name: displayName(row),
  photo: row.photo,
  role: row.role,
  since: row.since,
  until: row.until,
  at: new Date(row.created_at).toISOString(),
});

export function toPair(row: PairRow): TodayWaiting {
  const at = new Date(row.created_at);
  return {
    kind: 'pair',
    pairId: row.id,
    ...ofVacancy(row),
    telegramId: row.telegram_id,
    name: displayName(row),
    photo: row.photo,
    mayPart: row.may_part,
    answerBy: new Date(at.getTime() + limits.pairAnswerWithin).toISOString(),
    at: at.toISOString(),
  };
}

export const toCall = (row: CallRow, skills: Skills): TodayWaiting => ({
  kind: 'call',
  ...ofVacancy(row),
  coverImage: row.cover_image,
  palette: row.palette ?? [],
  ownerName: displayName(row),
  match: row.approved_at === null ? null : matchOf(skills, row.wanted_tags, row.own_tags),
  at: row.created_at.toISOString(),
});

export const toMeeting = (row: MeetingRow): TodayWaiting => ({
  kind: 'meeting',
  projectId: row.project_id,
  projectTitle: row.project_title,
  at: row.created_at.toISOString(),
});

export function toMoreApplications(rows: readonly ApplicationRow[]): Today['moreApplications'] {
  const [first] = rows;
  if (!first || first.of_all === rows.length) return undefined;
  return {
    count: first.of_all - rows.length,
    projectId: first.are_to_one ? first.project_id : null,
  };
}

export const toOwnApplications = (row: OpenRow): Today['ownApplications'] =>
  row
    ? {
        count: row.of_all,
        vacancyTitle: row.vacancy_title,
        createdAt: new Date(row.created_at).toISOString(),
      }
    : undefined;

export function toQueue(rows: readonly WaitingRow[]): TodayWaiting[] {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return count === 0 ? [] : [{ kind: 'queue', count }];
}

export const toJoinedTeam = (row: TeamRow): JoinedTeam[] =>
  row.is_joined
    ? [
        {
          projectId: row.project_id,
          projectTitle: row.project_title,
          vacancyTitle: row.vacancy_title,
          at: row.joined_at.toISOString(),
        },
      ]
    : [];
