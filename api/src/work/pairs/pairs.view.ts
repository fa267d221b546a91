import { displayName, limits, type Pair, type PairCard } from '@kollab/contract';
import type { PairRow } from './pairs.queries.ts';

export const stateOf = ({ state, is_over: isOver }: PairRow) =>
  state === 'withdrawn' || state === 'ended' || (state === 'invited' && isOver) ? 'over' : state;

const answerBy = ({ created_at: at }: PairRow) =>
  new Date(at.getTime() + limits.pairAnswerWithin).toISOString();

export function toPair(row: PairRow, readerId: string): Pair {
  const isOwn = row.inviter_id === readerId;
  const [firstName, lastName] = isOwn
    ? [row.invitee_first_name, row.invitee_last_name]
    : [row.inviter_first_name, row.inviter_last_name];
  return {
    id: row.id,
    projectId: row.project_id,
    projectTitle: row.project_name,
    vacancyId: row.vacancy_id,
    vacancyTitle: row.vacancy_title,
    isOwn,
    telegramId: isOwn ? row.invitee_telegram_id : row.inviter_telegram_id,
    userName: displayName({ firstName, lastName }),
    userPhoto: isOwn ? row.invitee_photo : row.inviter_photo,
    mayPart: row.may_part,
    coverLetter: isOwn && row.state !== 'agreed' ? row.cover_letter : null,
    state: stateOf(row),
    answerBy: answerBy(row),
    createdAt: row.created_at.toISOString(),
  };
}

type NamingCard = PairCard & { telegramId: number };

export function toPairCard(row: PairRow): NamingCard {
  const state = stateOf(row);
  return {
    pairId: row.id,
    projectId: row.project_id,
    projectName: row.project_name,
    vacancyId: row.vacancy_id,
    vacancyTitle: row.vacancy_title,
    inviterName: displayName({
      firstName: row.inviter_first_name,
      lastName: row.inviter_last_name,
    }),
    telegramId: row.inviter_telegram_id,
    mayPart: row.may_part,
    state: state === 'lapsed' ? 'over' : state,
    answerBy: answerBy(row),
  };
}
