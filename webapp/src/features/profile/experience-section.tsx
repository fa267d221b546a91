import type { User } from '@kollab/contract';
import { useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { texts } from '#src/texts/texts.ts';
import { Cell } from '#src/ui/cell.tsx';
import { Section } from '#src/ui/section.tsx';
import { monthsOf, totalMonths } from './experience-total.ts';
import styles from './experience-section.module.css';

type Work = User['experiences'][number];

function Logo({ company, logoUrl }: Pick<Work, 'company' | 'logoUrl'>) {
  const [hasFailed, setFailed] = useState(false);
  const source = fileUrl(logoUrl);
  if (!source || hasFailed) {
    return (
      <span className={styles.logo} aria-hidden>
        {Array.from(company)[0]?.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.logo}
      src={source}
      alt=""
      width={44}
      height={44}
      onError={() => setFailed(true)}
    />
  );
}

export function ExperienceSection({ experiences }: Pick<User, 'experiences'>) {
  if (experiences.length === 0) return null;
  const total = texts.profile.duration(totalMonths(experiences));
  return (
    <Section title={texts.profile.experienceTotal(total)}>
      {experiences.map((work, index) => (
        <Cell
          // oxlint-disable-next-line react/no-array-index-key -- jobs are told apart by place
          key={`${index} ${work.company}`}
          before={<Logo company={work.company} logoUrl={work.logoUrl} />}
          detail={[work.company, work.department, texts.profile.duration(monthsOf(work))]
            .filter(Boolean)
            .join(' · ')}
        >
          {work.role}
        </Cell>
      ))}
    </Section>
  );
}
