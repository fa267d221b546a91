import type { Vacancy } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import styles from './project-content.module.css';

function Part({ name, text }: { name: string; text: string }) {
  if (!text) return null;
  return (
    <p className={styles.part}>
      <span className={styles.quiet}>{name}: </span>
      <ExpandableText>{text}</ExpandableText>
    </p>
  );
}

/** Vacancies with all their texts. */
export function ProjectVacancies({ vacancies }: { vacancies: readonly Vacancy[] }) {
  const { tags, tasks, requirements, conditions } = moderationTexts.changes.vacancy;
  return (
    <ul>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className={styles.vacancy}>
          <p className={styles.title}>{vacancy.title}</p>
          {(vacancy.level ?? vacancy.experience) && (
            <p className={styles.quiet}>
              {[vacancy.level, vacancy.experience && texts.words.experience(vacancy.experience)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          <Part name={tags} text={vacancy.tags.map(({ tagName }) => tagName).join(', ')} />
          <Part name={tasks} text={vacancy.tasks} />
          <Part name={requirements} text={vacancy.requirements} />
          <Part name={conditions} text={vacancy.conditions} />
        </li>
      ))}
    </ul>
  );
}
