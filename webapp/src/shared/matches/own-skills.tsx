import type { Match, User } from '@kollab/contract';
import type { ReactNode } from 'react';
import { SkillsInReview } from './cold-start.tsx';
import { listedOf } from './listed.ts';
import { useOwnSkills } from '#src/shared/person/draft/use-own-skills.ts';
import { LookedAtTags } from '#src/shared/person/looked-at-tags.tsx';
import { AddSkills } from './add-skills.tsx';

interface OwnSkillsProps {
  me: User;
  wanted: readonly string[];
  children: (match: Match) => ReactNode;
}

export function OwnSkills({ me, wanted, children }: OwnSkillsProps) {
  const { own, isDraft } = useOwnSkills(me);
  const isEmpty = own.length === 0;
  return (
    <>
      {!isEmpty && children(listedOf(own, wanted))}
      {isEmpty ? <AddSkills /> : <SkillsInReview isDraft={isDraft} />}
      {(isEmpty || isDraft) && <LookedAtTags me={me} />}
    </>
  );
}
