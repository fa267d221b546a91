import { paths, type User } from '@kollab/contract';
import Sparkles from 'lucide-react/icons/sparkles';
import { useOwnSkills } from '#src/shared/person/draft/use-own-skills.ts';
import { LookedAtTags } from '#src/shared/person/looked-at-tags.tsx';
import { matchingTexts } from '#src/texts/matching.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import styles from './matching.module.css';

const enoughSkills = 3;

export interface ColdStartProps {
  me: User;
  /** Below stands what fits what is approved, what wants what is listed, or just the newest. */
  shown: 'fitting' | 'listed' | 'fresh' | 'none';
}

export function SkillsInReview({ isDraft }: { isDraft: boolean }) {
  const { inReview, send, sendHint } = matchingTexts.vacancies;
  if (!isDraft) return <p className={styles.hint}>{inReview}</p>;
  return (
    <Cell to={paths.homeInEditMode} icon={Sparkles} isAccent detail={sendHint}>
      {send}
    </Cell>
  );
}

/** Three skills, then their approval. */
export function ColdStart({ me, shown }: ColdStartProps) {
  const { addSkills, addMore, freshHint } = matchingTexts.vacancies;
  const { own, isDraft } = useOwnSkills(me);
  const wanting = enoughSkills - own.length;
  if (wanting > 0) {
    const detail = shown === 'fresh' ? freshHint : undefined;
    return (
      <>
        <Cell to={paths.addTag} icon={Sparkles} isAccent detail={detail}>
          {own.length === 0 ? addSkills(wanting) : addMore(wanting)}
        </Cell>
        <LookedAtTags me={me} />
      </>
    );
  }
  const isWaiting = shown === 'listed' || shown === 'fresh';
  return (isDraft || isWaiting) && <SkillsInReview isDraft={isDraft} />;
}
