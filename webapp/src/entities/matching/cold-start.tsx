import { type MatchedVacancy, paths, type User } from '@kollab/contract';
import Sparkles from 'lucide-react/icons/sparkles';
import { useOwnSkills } from '#src/entities/profiles/draft/use-own-skills.ts';
import { LookedAtTags } from '#src/entities/profiles/looked-at-tags.tsx';
import { matchingTexts } from '#src/texts/matching.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import styles from './matching.module.css';

const enoughSkills = 3;

interface ColdStartProps {
  me: User;
  vacancies: readonly MatchedVacancy[];
}

/** What is left to do once there are skills: to send them, or to wait for their approval. */
export function SkillsInReview({ isDraft }: { isDraft: boolean }) {
  const { inReview, send, sendHint } = matchingTexts.vacancies;
  if (!isDraft) return <p className={styles.hint}>{inReview}</p>;
  return (
    <Cell to={paths.homeInEditMode} icon={Sparkles} isAccent detail={sendHint}>
      {send}
    </Cell>
  );
}

/** The way from the newest vacancies to those that fit: three skills, then their approval. */
export default function ColdStart({ me, vacancies }: ColdStartProps) {
  const { addSkills, addMore, freshHint } = matchingTexts.vacancies;
  const { own, isDraft } = useOwnSkills(me);
  const isFresh = vacancies.length > 0 && vacancies.every(({ match }) => match === null);
  const wanting = enoughSkills - own.length;
  if (wanting > 0) {
    return (
      <>
        <Cell to={paths.addTag} icon={Sparkles} isAccent detail={isFresh ? freshHint : undefined}>
          {own.length === 0 ? addSkills(wanting) : addMore(wanting)}
        </Cell>
        <LookedAtTags me={me} />
      </>
    );
  }
  return (isDraft || isFresh) && <SkillsInReview isDraft={isDraft} />;
}
