import type { MatchedVacancy, User, VacancyCard } from '@kollab/contract';
import { useOwnSkills } from '#src/shared/person/draft/use-own-skills.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { ColdStart } from './cold-start.tsx';
import { listedOf, listedPath, useListedVacancies } from './listed.ts';
import { OwnSkills } from './own-skills.tsx';
import type { ReactNode } from 'react';
import styles from './matching.module.css';
import { shownAtOnce, VacanciesSection } from './vacancies-section.tsx';

/** They come in one file with it. */
export { ColdStart, OwnSkills };

const words = matchingTexts.vacancies;

export interface ColdVacanciesProps {
  me: User;
  /** Without them these stand below already. */
  fresh?: readonly MatchedVacancy[];
}

/**
 * For somebody of whom no skill is approved yet: vacancies that want what they list, else the
 * newest.
 */
export default function ColdVacancies({ me, fresh }: ColdVacanciesProps) {
  const { own } = useOwnSkills(me);
  const listed = useListedVacancies(me, own);
  if (listed.length > 0) {
    return (
      <VacanciesSection
        title={words.listed}
        vacancies={listed}
        all={listed.length > shownAtOnce ? listedPath(own) : undefined}
        areProposed={false}
      >
        <ColdStart me={me} shown="listed" />
      </VacanciesSection>
    );
  }
  const isEmpty = fresh?.length === 0;
  return (
    <VacanciesSection title={isEmpty || !fresh ? words.title : words.fresh} vacancies={fresh ?? []}>
      <ColdStart me={me} shown={isEmpty ? 'none' : 'fresh'} />
    </VacanciesSection>
  );
}

interface UnfittedProps {
  me: User;
  vacancies: readonly VacancyCard[];
  isAsked: boolean;
  children: (vacancies: readonly VacancyCard[]) => ReactNode;
}

export function Unfitted({ me, vacancies, isAsked, children }: UnfittedProps) {
  const { own } = useOwnSkills(me);
  if (vacancies.every(({ telegramId }) => telegramId === me.telegramId)) return children(vacancies);
  const toListed = (vacancy: VacancyCard) => {
    const wanted = vacancy.tags.map(({ tagName }) => tagName);
    return { ...vacancy, match: listedOf(own, wanted) };
  };
  return (
    <>
      {isAsked && (
        <>
          <ColdVacancies me={me} />
          <h2 className={styles.all}>{words.allNewest}</h2>
        </>
      )}
      {children(own.length > 0 ? vacancies.map(toListed) : vacancies)}
    </>
  );
}
