import { type Application, limits, paths } from '@kollab/contract';
import ChevronRight from 'lucide-react/icons/chevron-right';
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
import { facesOf } from '#src/features/applications/parts/faces.ts';
import { Skills, studyOf } from './applicant-facts.tsx';
import styles from './applicant-row.module.css';

interface ApplicantRowProps {
  application: Application;
  /** Undefined while nobody is compared. */
  isMarked?: boolean | undefined;
  onMark: () => void;
}

const nameOf = ({ userName }: Application) => userName || texts.common.nobody;

/** A word of greeting, a name, and the end of the sentence or line. */
const greeting = new RegExp(
  String.raw`^\s*([Зз]дравствуйте|[Пп]ривет|[Дд]обрый\s(день|вечер)|[Дд]оброе\sутро|[Hh](ello|i)|[Gg]ood\s(morning|afternoon|evening))` +
    String.raw`(,?\s\p{Lu}\p{Ll}+(-\p{Lu}\p{Ll}+)?){0,2}` +
    String.raw`(!+|,?[^\S\n]*\n|\.(?=\s))\s*`,
  'u',
);
/** Whom a letter greets is its reader, who looks for what it says. */
const afterGreeting = (letter: string) => letter.replace(greeting, '') || letter;

function termsOf({ mayPart, partner }: NonNullable<Application['pair']>) {
  const words = applicationTexts.pair;
  return partner ? mayPart && words.mayPart : words.partnerAway;
}

interface FaceProps {
  application: Application;
  /** Where two apply together, one application shows both. */
  to: Application;
  /** A press marks it instead of opening it. */
  isMarking: boolean;
}

function Face({ application, to: { projectId, vacancyId, telegramId }, isMarking }: FaceProps) {
  const { applicant, match, coverLetter } = application;
  const name = nameOf(application);
  const description = cut(application.userDescription, limits.applicantDescriptionShown);
  const study = applicant ? studyOf(applicant) : '';
  return (
    <div className={styles.face}>
      <Avatar name={name} sources={[fileUrl(application.userPhoto)]} size={44} />
      <div className="grow">
        {isMarking ? (
          <p className={styles.name}>{name}</p>
        ) : (
          <Link to={paths.application(projectId, vacancyId, telegramId)} className={styles.name}>
            {name}
          </Link>
        )}
        {application.isFirstChoice && (
          <Badge tone="accent">{applicationTexts.applications.firstChoice}</Badge>
        )}
        {description && <p className="small quiet">{description}</p>}
        {study && <p className={styles.study}>{study}</p>}
        <Skills applicant={applicant} match={match} atMost={limits.tagsShown} />
        {match && <MatchWords match={match} shown={['related', 'missing']} />}
        <p className={styles.letter}>«{afterGreeting(coverLetter)}»</p>
      </div>
    </div>
  );
}

export function ApplicantRow({ application, isMarked, onMark }: ApplicantRowProps) {
  const faces = facesOf(application);
  const name = faces.map(nameOf).reduce(applicationTexts.pair.both);
  const isMarking = isMarked !== undefined;
  const Mark = isMarked ? CircleCheck : Circle;
  return (
    <div className={styles.row} data-testid="applicant">
      <div className="grow">
        {application.pair && (
          <p className={styles.pair}>
            <Badge tone="accent">{applicationTexts.pair.withSomebody}</Badge>
            <span className="small quiet">{termsOf(application.pair)}</span>
          </p>
        )}
        {faces.map((one) => (
          <Face key={one.telegramId} application={one} to={application} isMarking={isMarking} />
        ))}
      </div>
      {!isMarking ? (
        <ChevronRight size={20} className={styles.chevron} aria-hidden />
      ) : (
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
