import { sayFacts } from '@kollab/contract';
import type { VacancyFigures } from '@kollab/contract';
import { figureTexts } from '#src/texts/team/analytics.ts';
import styles from './analytics.module.css';

const words = figureTexts.figures;
const steps = ['opened', 'began', 'applied', 'accepted'] as const;

export function VacancySteps({ vacancies }: { vacancies: VacancyFigures[] }) {
  return (
    <ul className={styles.vacancies}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id} className={styles.vacancy}>
          <p className={styles.name}>{sayFacts(vacancy.title, vacancy.isClosed && words.closed)}</p>
          <dl className={styles.steps}>
            {steps.map((step) => (
              <div key={step} className={styles.step}>
                <dt className={styles.stage}>{words.steps[step]}</dt>
                <dd className={vacancy[step] === null ? styles.few : styles.many}>
                  {vacancy[step] ?? words.few}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
