import type { User } from '@kollab/contract';
import { SkillsInReview } from '#src/entities/matching/cold-start.tsx';
import { useOwnSkills } from '#src/entities/profiles/draft/use-own-skills.ts';
import { LookedAtTags } from '#src/entities/profiles/looked-at-tags.tsx';
import { AddSkills } from './add-skills.tsx';

/** What is left to do until the reader's skills are known: to add some, to send them, or to wait. */
export default function OwnSkills({ me }: { me: User }) {
  const { own, isDraft } = useOwnSkills(me);
  const isEmpty = own.length === 0;
  return (
    <>
      {isEmpty ? <AddSkills /> : <SkillsInReview isDraft={isDraft} />}
      {(isEmpty || isDraft) && <LookedAtTags me={me} />}
    </>
  );
}
