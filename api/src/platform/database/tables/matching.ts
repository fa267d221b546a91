import type { DismissalReason, Vacancy } from '@kollab/contract';
import type { Generated } from 'kysely';

/** Whom vacancies may be matched with, by the keys of their published tags. */
interface MatchPeopleTable {
  user_id: string;
  skills: string[];
  level: Vacancy['level'];
  seen_day: number;
}

type Side = 'person' | 'vacancy';

/** The best for a vacancy, or for a person, as they were when it was made, and some that came since. */
interface MatchTopsTable {
  subject_id: string;
  side: Side;
  best: string[];
  made_at: Date;
}

/** Whose top has to be made anew. */
export interface MatchDueTable {
  subject_id: string;
  side: Side;
  due_at: Date;
}

/** When a person was last proposed for a vacancy, in days since 1970. */
interface MatchShownTable {
  vacancy_id: string;
  user_id: string;
  day: number;
}

interface MatchDismissalsTable {
  vacancy_id: string;
  user_id: string;
  by_owner: boolean;
  reason: DismissalReason;
  created_at: Date;
}

interface CallsToApplyTable {
  id: string;
  project_id: string;
  vacancy_id: string;
  owner_id: string;
  user_id: string;
  created_at: Date;
}

/** Whom an owner was shown to call, and in which card. */
interface PeopleToCallTable {
  vacancy_id: string;
  user_id: string;
  card_id: string;
  place: number;
  told_at: Date;
}

/** How many of those asked have two skills, by their keys. */
interface SkillPairsTable {
  one: string;
  other: string;
  both_have: number;
  one_has: number;
  other_has: number;
}

interface SkillCountsTable {
  is_only: Generated<boolean>;
  /** How many there are. */
  people: number;
  /** How many of them were looked at for `skill_pairs`. */
  asked: number;
  counted_at: Date;
}

/** How far the walk over everybody who was there before has come. */
interface MatchStateTable {
  version: number;
  position: string | null;
  completed_at: Date | null;
}

export interface MatchingTables {
  match_people: MatchPeopleTable;
  match_state: MatchStateTable;
  match_tops: MatchTopsTable;
  match_due: MatchDueTable;
  match_shown: MatchShownTable;
  match_dismissals: MatchDismissalsTable;
  calls_to_apply: CallsToApplyTable;
  people_to_call: PeopleToCallTable;
  skill_pairs: SkillPairsTable;
  skill_counts: SkillCountsTable;
}
