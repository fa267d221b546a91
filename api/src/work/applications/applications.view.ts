import {
  acceptableUntil,
  type Application,
  type ApplicationCard,
  type Contact,
  displayName,
} from '@kollab/contract';
import type { Skills } from '@kollab/contract/skills';
import { matchOf } from '#src/people/skills/skills.service.ts';
import { contactUrl } from '#src/people/users/users.service.ts';
import type { ApplicationFacts } from './application-facts.queries.ts';
import type { DetailsRow } from './applications.queries.ts';

export type Side = 'applicant' | 'owner' | 'moderator';

export const contactOf = (row: DetailsRow, side: Side): Contact =>
  side === 'owner'
    ? {
        telegramId: row.telegram_id,
        name: displayName(row),
        url: row.username === null ? null : contactUrl(row.username),
      }
    : {
        telegramId: row.owner_telegram_id,
        name: displayName({ firstName: row.owner_first_name, lastName: row.owner_last_name }),
        url: row.owner_username === null ? null : contactUrl(row.owner_username),
      };

const isOtherThere = (row: DetailsRow, side: Side) =>
  side === 'owner' ? row.is_applicant_there : side === 'applicant' && row.is_owner_there;

type OfOtherSide = keyof DetailsRow &
  (
    | `owner_${string}`
    | `is_${string}`
    | `${string}_tags`
    | 'are_in_touch'
    | 'answer_time'
    | 'away_until'
    | 'username'
    | 'university'
    | 'major'
    | 'course'
    | 'pair'
  );

export function withoutContact(
  row: Omit<DetailsRow, OfOtherSide | 'id' | 'ended_at' | 'position'>,
): Application {
  const status = row.status === 'Withdrawn' ? 'Rejected' : row.status;
  return {
    projectId: row.project_id,
    vacancyId: row.vacancy_id,
    telegramId: row.telegram_id,
    userId: row.user_id,
    userName: displayName(row),
    userPhoto: row.photo,
    userDescription: row.approved_at === null ? '' : row.description,
    projectTitle: row.project_title,
    coverImage: row.cover_image,
    vacancyTitle: row.vacancy_title,
    coverLetter: row.cover_letter,
    status,
    applicationStatus: status,
    reason: row.reason,
    closedBecause: row.closed_because,
    isFirstChoice: false,
    pair: null,
    contact: null,
    match: null,
    applicant: null,
    answerTime: null,
    awayUntil: null,
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    endedAt: null,
  };
}

const applicantOf = ({ approved_at: at, applicant_tags: tags, ...row }: DetailsRow) =>
  at === null
    ? null
    : {
        tags,
        university: row.university,
        major: row.major,
        course: row.course === null ? null : String(row.course),
      };

/** With whom they apply together: to the owner what they choose by, to the applicant who it is. */
function pairOf(
  { pair, wanted_tags: wanted, status }: DetailsRow,
  side: Side,
  skills: Skills | null,
): Application['pair'] {
  if (!pair || side === 'moderator') return null;
  const isOwner = side === 'owner';
  const isSeen = isOwner ? pair.is_seen_by_owner : pair.is_seen_by_applicant;
  // Who is out of sight is not chosen with.
  if (!isSeen) return isOwner && pair.may_part ? null : { mayPart: pair.may_part, partner: null };
  const isShown = isOwner && pair.is_approved;
  const course = pair.course === null ? null : String(pair.course);
  return {
    mayPart: pair.may_part,
    partner: {
      telegramId: pair.telegram_id,
      userName: displayName({ firstName: pair.first_name, lastName: pair.last_name }),
      userPhoto: pair.photo,
      userDescription: isShown ? pair.description : '',
      coverLetter: isOwner ? pair.cover_letter : '',
      isFirstChoice: isOwner && status === 'Pending' && pair.is_first_choice,
      match: isShown && skills !== null ? matchOf(skills, wanted, pair.tags) : null,
      applicant: isShown
        ? { tags: pair.tags, university: pair.university, major: pair.major, course }
        : null,
    },
  };
}

export const fitOf = (
  row: Pick<DetailsRow, 'approved_at' | 'wanted_tags' | 'applicant_tags'>,
  side: Side,
  skills: Skills | null,
) =>
  skills === null || side === 'moderator' || row.approved_at === null
    ? null
    : matchOf(skills, row.wanted_tags, row.applicant_tags);

/** Without knowledge of skills it does not say why they fit. */
export const toApplication = (row: DetailsRow, side: Side, skills: Skills | null): Application => ({
  ...withoutContact(row),
  isFirstChoice: side !== 'moderator' && row.status === 'Pending' && row.is_first_choice,
  match: fitOf(row, side, skills),
  pair: pairOf(row, side, skills),
  applicant: side === 'owner' ? applicantOf(row) : null,
  ...(row.status === 'Pending' && { answerTime: row.answer_time, awayUntil: row.away_until }),
  endedAt: row.ended_at?.toISOString() ?? null,
  contact: row.are_in_touch && isOtherThere(row, side) ? contactOf(row, side) : null,
});

function partnerOf({ pair }: ApplicationFacts, isAccepted: boolean) {
  if (!pair) return {};
  if (!pair.is_seen_by_owner) return pair.may_part ? {} : { isPartnerAway: true };
  const name = displayName({ firstName: pair.first_name, lastName: pair.last_name });
  const url = pair.username === null ? null : contactUrl(pair.username);
  const contact = { telegramId: pair.telegram_id, name, url };
  const partner = {
    telegramId: pair.telegram_id,
    name,
    statusShort: pair.is_approved ? pair.status_short : '',
    coverLetter: pair.cover_letter,
    ...(!pair.is_approved && { isFromStranger: true }),
    contact: isAccepted && !pair.is_gone ? contact : null,
  };
  return { partner, mayPart: pair.may_part };
}

export function toApplicationCard(
  facts: ApplicationFacts,
  recipientId: string,
  now: Date,
): ApplicationCard {
  const { status, username } = facts;
  const isOwner = facts.owner_id === recipientId;
  const mayStill = isOwner && facts.project_deleted_at === null;
  const mayAcceptLate =
    mayStill && (acceptableUntil(facts.closed_because, facts.decided_at) ?? now) > now;
  const name = displayName(facts);
  const url = username === null ? null : contactUrl(username);
  return {
    projectId: facts.project_id,
    projectName: facts.project_name,
    vacancyId: facts.vacancy_id,
    vacancyTitle: facts.vacancy_title,
    telegramId: facts.telegram_id,
    name,
    statusShort: facts.approved_at === null ? '' : facts.status_short,
    coverLetter: status === 'Withdrawn' ? '' : facts.cover_letter,
    ...(facts.approved_at === null && { isFromStranger: true }),
    status,
    ...(status === 'Pending' && facts.is_first_choice && { isFirstChoice: true }),
    ...partnerOf(facts, isOwner && status === 'Accepted'),
    ...(facts.is_left_alone && { isLeftAlone: true }),
    ...(mayAcceptLate && { mayAcceptLate }),
    mayDecide: mayStill && status === 'Pending',
    contact:
      isOwner && status === 'Accepted' && facts.deleted_at === null
        ? { telegramId: facts.telegram_id, name, url }
        : null,
  };
}
