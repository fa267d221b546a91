import { type MatchedVacancy, paths } from '@kollab/contract';
import type { ReactNode } from 'react';
import { matchingTexts } from '#src/texts/matching.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './matching.module.css';
import { MatchedVacancyCard } from './matched-vacancy-card.tsx';

export const shownAtOnce = 3;

interface VacanciesSectionProps {
  title: string;
  vacancies: readonly MatchedVacancy[];
  all?: string | undefined;
  /** Proposals can be sent away. */
  areProposed?: boolean;
  children?: ReactNode;
}

export function VacanciesSection(props: VacanciesSectionProps) {
  const { title, vacancies, all, areProposed = true, children } = props;
  return (
    <Section title={title} testId="matched-vacancies">
      <ul className={styles.list}>
        {vacancies.slice(0, shownAtOnce).map((vacancy) => (
          <MatchedVacancyCard key={vacancy.vacancyId} vacancy={vacancy} isProposed={areProposed} />
        ))}
      </ul>
      {children}
      {all && <Cell to={all}>{matchingTexts.vacancies.all}</Cell>}
      <Cell to={paths.howWeMatch} isQuiet>
        {matchingTexts.match.how}
      </Cell>
    </Section>
  );
}
