import type { User } from '@kollab/contract';
import { SkillsInReview } from '#src/entities/matching/cold-start.tsx';
import { listedOf } from '#src/entities/matching/listed.ts';
import { useOwnSkills } from '#src/entities/profiles/draft/use-own-skills.ts';
import { LookedAtTags } from '#src/entities/profiles/looked-at-tags.tsx';
import { AddSkills } from './add-skills.tsx';
import { Reasons } from './reasons.tsx';

interface OwnSkillsProps {
  me: User;
  /** What the vacancy wants. */
  wanted: readonly string[];
}

/** What of it the reader lists, and what is left to do until all is known: to add, to send, or to wait. */
export default function OwnSkills({ me, wanted }: OwnSkillsProps) {
  const { own, isDraft } = useOwnSkills(me);
  const isEmpty = own.length === 0;
  return (
    <>
      {!isEmpty && <Reasons match={listedOf(own, wanted)} names={wanted} />}
      {isEmpty ? <AddSkills /> : <SkillsInReview isDraft={isDraft} />}
      {(isEmpty || isDraft) && <LookedAtTags me={me} />}
    </>
  );
}
