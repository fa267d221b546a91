import { paths, type VacancyCard as Vacancy } from '@kollab/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TagLinks } from '#src/entities/tags/tag-links.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { texts } from '#src/texts/common.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';
import { CoverThumb } from './cover-thumb.tsx';
import styles from './found-card.module.css';

interface VacancyCardProps {
  vacancy: Vacancy;
  isOwnTag: (name: string) => boolean;
  /** Why it is shown. */
  children?: ReactNode;
}

/** A vacancy in a list; the whole card opens it, each tag its search. */
export function VacancyCard({ vacancy, isOwnTag, children }: VacancyCardProps) {
  const { id, projectId, title, level, experience, applicationStatus } = vacancy;
  const { skills, applied, inTeam, applications } = vacancyTexts.list;
  const asked = [level, experience && texts.words.experience(experience)].filter(Boolean);
  const cover = { ...vacancy, id: projectId };
  return (
    <li className={styles.card} data-testid="vacancy-card">
      <CoverThumb project={cover} />
      <div className={styles.content}>
        <Link to={paths.vacancy(projectId, id)} className={styles.name}>
          {title}
        </Link>
        <p className={styles.facts}>
          {vacancy.projectTitle} · {vacancy.ownerName}
        </p>
        {asked.length > 0 && <p className={styles.facts}>{asked.join(' · ')}</p>}
        <div className={styles.tags}>
          <TagLinks
            label={skills}
            names={vacancy.tags.map(({ tagName }) => tagName)}
            isMarked={isOwnTag}
            isDense
          />
        </div>
        {children}
        {applicationStatus === null ? (
          <p className={styles.facts}>{applications(vacancy.applicationsCount)}</p>
        ) : (
          <Badge tone={applicationStatus === 'Accepted' ? 'success' : 'accent'}>
            {applicationStatus === 'Accepted' ? inTeam : applied}
          </Badge>
        )}
      </div>
    </li>
  );
}
