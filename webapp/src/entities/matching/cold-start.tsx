import { type MatchedVacancy, paths, type User } from '@kollab/contract';
import Sparkles from 'lucide-react/icons/sparkles';
import { matchingTexts } from '#src/texts/matching.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import styles from './matching.module.css';

const enoughSkills = 3;

interface ColdStartProps {
  me: User;
  vacancies: readonly MatchedVacancy[];
}

/** The way from the newest vacancies to those that fit: three skills, then their approval. */
export function ColdStart({ me, vacancies }: ColdStartProps) {
  const { addSkills, addMore, inReview, freshHint } = matchingTexts.vacancies;
  const isFresh = vacancies.length > 0 && vacancies.every(({ match }) => match === null);
  const wanting = enoughSkills - me.tags.length;
  if (wanting > 0) {
    return (
      <Cell to={paths.addTag} icon={Sparkles} isAccent detail={isFresh ? freshHint : undefined}>
        {wanting === enoughSkills ? addSkills(wanting) : addMore(wanting)}
      </Cell>
    );
  }
  return isFresh && <p className={styles.hint}>{inReview}</p>;
}
