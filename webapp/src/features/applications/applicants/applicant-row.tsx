import { type Application, limits, paths } from '@kollab/contract';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { MatchWords } from '#src/shared/tags/match-chips.tsx';
import { texts } from '#src/texts/common.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { cut } from '#src/kit/lib/cut.ts';
import { Skills, studyOf } from './applicant-facts.tsx';
import styles from './applicant-row.module.css';

interface ApplicantRowProps {
  application: Application;
  /** Whether it is among those to compare; undefined where there is nothing to compare with. */
  isMarked?: boolean | undefined;
  onMark: () => void;
}

/** Who applied, as one chooses among them: who they are, what they can, how they begin, why they fit. */
export function ApplicantRow({ application, isMarked, onMark }: ApplicantRowProps) {
  const { projectId, vacancyId, telegramId, applicant, match, coverLetter } = application;
  const name = application.userName || texts.common.nobody;
  const description = cut(application.userDescription, limits.applicantDescriptionShown);
  const study = applicant ? studyOf(applicant) : '';
  const Mark = isMarked ? CircleCheck : Circle;
  return (
    <div className={styles.row} data-testid="applicant">
      <Avatar name={name} sources={[fileUrl(application.userPhoto)]} size={44} />
      <div className="grow">
        <Link to={paths.application(projectId, vacancyId, telegramId)} className={styles.name}>
          {name}
        </Link>
        {application.isFirstChoice && (
          <Badge tone="accent">{applicationTexts.applications.firstChoice}</Badge>
        )}
        {description && <p className="small quiet">{description}</p>}
        {study && <p className={styles.study}>{study}</p>}
        <Skills applicant={applicant} match={match} atMost={limits.tagsShown} />
        {match && <MatchWords match={match} shown={['related', 'missing']} />}
        <p className={styles.letter}>«{coverLetter}»</p>
      </div>
      {isMarked !== undefined && (
        <button
          type="button"
          className={styles.mark}
          aria-pressed={isMarked}
          aria-label={applicationTexts.compare.mark(name)}
          onClick={onMark}
        >
          <Mark size={24} aria-hidden />
        </button>
      )}
    </div>
  );
}
