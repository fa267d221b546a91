import { paths, type Statistics } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { dateLocale } from '#src/texts/locale.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { sayDuration } from './duration.ts';
import styles from './statistics.module.css';

const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Its Monday, «16 ноября»; whatever cannot be read stays as it came. */
const sayWeek = (week: string) => {
  const monday = new Date(week);
  return Number.isNaN(monday.getTime()) ? week : day.format(monday);
};

type Durations = Pick<Statistics['total'], 'decided' | 'medianHours' | 'p95Hours'>;

function Head({ first }: { first: string }) {
  const { decided, median, p95 } = moderatorTexts.statistics;
  return (
    <thead>
      <tr>
        {[first, decided, median, p95].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Numbers({ decided, medianHours, p95Hours }: Durations) {
  const words = moderatorTexts.statistics;
  return (
    <>
      <td data-name={words.decided}>{decided}</td>
      <td data-name={words.median}>{sayDuration(medianHours)}</td>
      <td data-name={words.p95}>{sayDuration(p95Hours)}</td>
    </>
  );
}

export function ModeratorsTable({ moderators }: { moderators: Statistics['byModerator'] }) {
  const { byModerator, moderator, split } = moderatorTexts.statistics;
  return (
    <table className={styles.table} aria-label={byModerator}>
      <Head first={moderator} />
      <tbody>
        {moderators.map((one) => (
          <tr key={one.telegramId}>
            <th scope="row">
              <Link
                to={paths.moderationRecord({ moderator: one.telegramId })}
                className={styles.name}
              >
                {one.name}
              </Link>
              <span className={styles.split}>{split(one.approved, one.rejected)}</span>
            </th>
            <Numbers {...one} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function WeeksTable({ weeks }: { weeks: Statistics['byWeek'] }) {
  return (
    <table className={styles.table} aria-label={moderatorTexts.statistics.byWeek}>
      <Head first={moderatorTexts.statistics.week} />
      <tbody>
        {weeks.map((one) => (
          <tr key={one.week}>
            <th scope="row">{sayWeek(one.week)}</th>
            <Numbers {...one} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
