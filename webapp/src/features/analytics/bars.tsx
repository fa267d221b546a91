import type { Figures } from '@kollab/contract';
import { sayDate, sayShortDate } from '#src/texts/moment.ts';
import { figureTexts } from '#src/texts/team/analytics.ts';
import styles from './analytics.module.css';

const words = figureTexts.figures;
const day = 24 * 60 * 60_000;

const daysFrom = (start: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(start)) / day);

const sayDays = ({ from, to }: { from: string; to: string }) =>
  from === to ? sayDate(from) : `${sayDate(from)} – ${sayDate(to)}`;

/** A table says the same to who does not see them. */
export function Bars({ figures: { from, bars } }: { figures: Figures }) {
  const placed = bars.map((bar) => {
    const first = Math.max(0, daysFrom(from, bar.from));
    const days = daysFrom(from, bar.to) - first + 1;
    const length = daysFrom(bar.from, bar.to) + 1;
    return { ...bar, first, days, daily: bar.people / length };
  });
  const most = Math.max(...placed.map(({ daily }) => daily));
  return (
    <div className={styles.chart}>
      <div className={styles.bars} aria-hidden data-testid="bars">
        {placed.map(({ first, days, daily, people, to: end }) => (
          <span
            key={end}
            className={styles.bar}
            style={{
              gridColumn: `${first + 1} / span ${days}`,
              height: `${Math.max(4, (daily / most) * 100)}%`,
            }}
          >
            <span className={styles.came}>{people}</span>
          </span>
        ))}
      </div>
      <div className={styles.axis} aria-hidden>
        {placed.map(({ first, days, from: start }) => (
          <span key={start} style={{ gridColumn: `${first + 1} / span ${days}` }}>
            {sayShortDate(start)}
          </span>
        ))}
      </div>
      {/* A table is as wide as it is, whatever it is told. */}
      <div className="visually-hidden">
        <table aria-label={words.byWeek}>
          <thead>
            <tr>
              <th scope="col">{words.weeks}</th>
              <th scope="col">{words.came}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.to}>
                <th scope="row">{sayDays(bar)}</th>
                <td>{words.people(bar.people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
