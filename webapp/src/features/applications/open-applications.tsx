import { paths, type Reply, type getOpenApplications } from '@kollab/contract';
import { applicationTexts } from '#src/texts/applications.ts';
import { sayWaiting } from '#src/texts/answers.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Placeholder } from '#src/kit/layout/placeholder.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './parts/open-applications.module.css';
import { Withdraw } from './withdraw.tsx';

type Open = Reply<typeof getOpenApplications>;

function Longest({ longest }: Pick<Open, 'longest'>) {
  return (
    <Section title={applicationTexts.apply.longest} testId="longest-waiting">
      {longest.map((application) => (
        <div key={application.vacancyId} className={styles.row}>
          <Cell
            to={paths.vacancy(application.projectId, application.vacancyId)}
            detail={
              <span className={styles.line}>
                {sayWaiting(application) || application.projectTitle}
              </span>
            }
            isWay={false}
          >
            <span className={styles.title}>{application.vacancyTitle}</span>
          </Cell>
          <Withdraw application={application} />
        </div>
      ))}
    </Section>
  );
}

function Count({ open: { count, limit } }: { open: Open }) {
  const words = applicationTexts.apply;
  return (
    <Section>
      <Cell label={words.open} to={paths.ownApplications}>
        {words.openOf(count, limit)}
      </Cell>
    </Section>
  );
}

export function OpenApplications({ open }: { open: Open }) {
  const { count, limit, longest } = open;
  return (
    <>
      <Count open={open} />
      {count === limit - 1 && <Longest longest={longest} />}
    </>
  );
}

export function TooManyOpen({ open }: { open: Open }) {
  const words = applicationTexts.apply;
  return (
    <>
      <Placeholder title={words.full} hint={words.fullHint} />
      <Count open={open} />
      <Longest longest={open.longest} />
    </>
  );
}
