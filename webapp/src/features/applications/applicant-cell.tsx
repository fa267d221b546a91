import { type Application, limits, sayMatch } from '@kollab/contract';
import { fileUrl } from '#src/api/file-url.ts';
import { locale } from '#src/texts/locale.ts';
import { texts } from '#src/texts/common.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { cut } from '#src/kit/lib/cut.ts';
import styles from './applicant-cell.module.css';

interface ApplicantCellProps {
  application: Pick<Application, 'userName' | 'userPhoto' | 'userDescription' | 'match'>;
  to: string;
}

/** Who applied: photo, name and their description cut at 30 characters (spec §9), and why they fit. */
export function ApplicantCell({ application, to }: ApplicantCellProps) {
  const { userName, userPhoto, userDescription, match } = application;
  const description = cut(userDescription, limits.applicantDescriptionShown);
  const name = userName || texts.common.nobody;
  return (
    <Cell
      to={to}
      detail={description || undefined}
      before={<Avatar name={name} sources={[fileUrl(userPhoto)]} size={44} />}
    >
      <span className={styles.name}>{name}</span>
      {match && <span className={styles.why}>{sayMatch(match, locale)}</span>}
    </Cell>
  );
}
