import type { DismissalReason, Vacancy } from '@kollab/contract';
import type { Generated } from 'kysely';

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

interface PeopleToCallTable {
  vacancy_id: string;
  user_id: string;
  card_id: string;
  place: number;
  told_at: Date;
}

interface SkillPairsTable {
  one: string;
  other: string;
  both_have: number;
  one_has: number;
  other_has: number;
}

interface SkillCountsTable {
  is_only: Generated<boolean>;
  people: number;
  asked: number;
  counted_at: Date;
}

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
