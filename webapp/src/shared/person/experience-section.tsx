import { sayFacts } from '@kollab/contract';
import type { User } from '@kollab/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { usePicture } from '#src/kit/lib/use-picture.ts';
import { lengthOf, periodOf } from './experience-length.ts';
import styles from './experience-section.module.css';

type Work = User['experiences'][number];

function Logo({ company, logoUrl }: Pick<Work, 'company' | 'logoUrl'>) {
  const { source, on } = usePicture(fileUrl(logoUrl));
  if (!source) {
    return (
      <span className={styles.logo} aria-hidden>
        {Array.from(company)[0]?.toUpperCase()}
      </span>
    );
  }
  return <img className={styles.logo} src={source} alt="" width={44} height={44} {...on} />;
}

function Detail({ work }: { work: Work }) {
  const time = sayFacts(periodOf(work), lengthOf([work]));
  return (
    <>
      <span className={styles.line}>{sayFacts(work.company, work.department)}</span>
      {time && <span className={styles.line}>{time}</span>}
    </>
  );
}

interface Editing {
  to: (index: number) => string;
  label: string;
  remove: (index: number) => void;
  removalOf: (company: string) => string;
}

function EditedWork({ work, index, editing }: { work: Work; index: number; editing: Editing }) {
  return (
    <div className={styles.row}>
      <Link to={editing.to(index)} className={styles.link}>
        <span className="visually-hidden">{editing.label}</span>
        <Logo company={work.company} logoUrl={work.logoUrl} />
        <span className="grow">
          {work.role}
          <span className={styles.detail}>
            <Detail work={work} />
          </span>
        </span>
      </Link>
      <IconButton
        icon={Trash2}
        label={editing.removalOf(work.company)}
        onClick={() => editing.remove(index)}
      />
    </div>
  );
}

interface ExperienceSectionProps extends Pick<User, 'experiences'> {
  mark?: ReactNode;
  /** Given where jobs can be changed. */
  editing?: Editing;
}

/** Spec §9. */
export function ExperienceSection({ experiences, mark, editing }: ExperienceSectionProps) {
  if (experiences.length === 0) return null;
  const { experience, experienceTotal } = profileTexts.profile;
  const total = lengthOf(experiences);
  return (
    <Section title={total ? experienceTotal(total) : experience} mark={mark}>
      {experiences.map((work, index) => {
        const key = `${index} ${work.company}`;
        return editing ? (
          <EditedWork key={key} work={work} index={index} editing={editing} />
        ) : (
          <Cell
            key={key}
            before={<Logo company={work.company} logoUrl={work.logoUrl} />}
            detail={<Detail work={work} />}
          >
            {work.role}
          </Cell>
        );
      })}
    </Section>
  );
}
