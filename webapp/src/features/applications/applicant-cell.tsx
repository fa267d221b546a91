import { type Application, limits } from '@kollab/contract';
import { fileUrl } from '#src/api/file-url.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { cut } from '#src/kit/lib/cut.ts';
import styles from './applicant-cell.module.css';

interface ApplicantCellProps {
  application: Pick<Application, 'userName' | 'userPhoto' | 'userDescription'>;
  to: string;
}

/** Who applied: photo, name and their description cut at 30 characters (spec §9). */
export function ApplicantCell({ application, to }: ApplicantCellProps) {
  const { userName, userPhoto, userDescription } = application;
  const name = userName || profileTexts.profile.nobody;
  return (
    <Cell
      to={to}
      before={<Avatar name={name} sources={[fileUrl(userPhoto)]} size={44} />}
      detail={cut(userDescription, limits.applicantDescriptionShown) || undefined}
    >
      <span className={styles.name}>{name}</span>
    </Cell>
  );
}
