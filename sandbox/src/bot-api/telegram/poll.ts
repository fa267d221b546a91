import type { Poll } from '@grammyjs/types';
import type { StoredMessage } from '#src/state/state.ts';

export type StoredPoll = NonNullable<StoredMessage['poll']>;

/** The ids by which a poll names its options, whatever becomes of their order. */
export const persistentId = (index: number) => String(index);

export function toPoll({ id, question, options, votes, ...rules }: StoredPoll): Poll {
  const ballots = Object.values(votes);
  return {
    id,
    question,
    options: options.map((text, index) => ({
      persistent_id: persistentId(index),
      text,
      voter_count: ballots.filter((ballot) => ballot.includes(index)).length,
    })),
    total_voter_count: ballots.length,
    is_closed: rules.isClosed,
    is_anonymous: rules.isAnonymous,
    type: 'regular',
    allows_multiple_answers: rules.allowsMultiple,
    allows_revoting: rules.allowsRevoting,
    members_only: false,
  };
}
