import type { User } from '@kollab/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { editorTexts } from '#src/texts/editors.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { IconButton } from '#src/kit/controls/icon-button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { lengthOf } from './experience-length.ts';
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

interface ExperienceSectionProps extends Pick<User, 'experiences'> {
  mark?: ReactNode;
  /** Given where jobs can be removed. */
  onRemove?: (index: number) => void;
}

/** Jobs, and how long all of them lasted (spec §9). */
export function ExperienceSection({ experiences, mark, onRemove }: ExperienceSectionProps) {
  if (experiences.length === 0) return null;
  const { experience, experienceTotal } = profileTexts.profile;
  const total = lengthOf(experiences);
  return (
    <Section title={total ? experienceTotal(total) : experience} mark={mark}>
      {experiences.map((work, index) => (
        <Cell
          // oxlint-disable-next-line react/no-array-index-key -- jobs are told apart by place
          key={`${index} ${work.company}`}
          before={<Logo company={work.company} logoUrl={work.logoUrl} />}
          detail={[work.company, work.department, lengthOf([work])].filter(Boolean).join(' · ')}
          after={
            onRemove && (
              <IconButton
                icon={Trash2}
                label={editorTexts.experienceEditor.remove(work.company)}
                onClick={() => onRemove(index)}
              />
            )
          }
        >
          {work.role}
        </Cell>
      ))}
    </Section>
  );
}
