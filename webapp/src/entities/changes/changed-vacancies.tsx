import { moderationTexts } from '#src/texts/moderation.ts';
import { Badge } from '#src/kit/content/badge.tsx';
import { ChangedList } from './changed-list.tsx';
import { ChangedText } from './changed-text.tsx';
import styles from './changes.module.css';
import { differenceOf } from './field-difference.ts';
import type { VacancyChange } from './vacancy-changes.ts';

function Part({ part }: { part: VacancyChange['parts'][number] }) {
  const difference = differenceOf(part);
  return (
    <div>
      <dt className="small quiet">{moderationTexts.changes.vacancy[part.changeType]}</dt>
      <dd>
        {difference.kind === 'text' && <ChangedText {...difference} saysEmpty={false} />}
        {(difference.kind === 'chips' || difference.kind === 'items') && (
          <ChangedList {...difference} isChips />
        )}
        {difference.kind === 'order' && (
          <p className={styles.text}>
            {moderationTexts.moderation.reordered}: {difference.items.join(', ')}
          </p>
        )}
      </dd>
    </div>
  );
}

/** Vacancies that came, went or changed, field by field. */
export function ChangedVacancies({ vacancies }: { vacancies: readonly VacancyChange[] }) {
  const { newVacancy, removedVacancy } = moderationTexts.changes;
  return (
    <ul className={styles.vacancies}>
      {vacancies.map(({ key, kind, title, parts }) => (
        <li key={key} className={styles.vacancy}>
          {kind !== 'changed' && (
            <Badge tone={kind === 'added' ? 'success' : 'danger'}>
              {kind === 'added' ? newVacancy : removedVacancy}
            </Badge>
          )}
          {kind === 'changed' && <p className={styles.vacancyTitle}>{title}</p>}
          <dl className={styles.parts}>
            {parts.map((part) => (
              <Part key={part.changeType} part={part} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
