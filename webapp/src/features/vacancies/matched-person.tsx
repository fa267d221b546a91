import { callToApply, displayName, type MatchedPerson, paths } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { MatchChips } from '#src/shared/tags/match-chips.tsx';
import { telegram } from '#src/telegram/telegram.ts';
import { matchingTexts } from '#src/texts/matching.ts';
import { teamStatusOf } from '#src/shared/matches/team-status.ts';
import { Dismissed, DismissMatch } from '#src/shared/matches/dismiss-match.tsx';
import { useDismissal } from '#src/shared/matches/use-dismissal.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import styles from './matched-person.module.css';

const words = matchingTexts.people;

interface MatchedPersonProps {
  place: { projectId: string; vacancyId: string };
  person: MatchedPerson;
}

/**
 * The button says that it is done: a notice would cover the next one. Says in place when that is not
 * possible, and why.
 */
function Call({ place, person }: MatchedPersonProps) {
  const { telegramId, mayCall } = person;
  const { run, isPending, isSuccess, error } = useAction({
    perform: () => call(callToApply, { body: { ...place, telegramId } }),
    onSuccess: () => telegram().haptic('success'),
  });
  const text = isSuccess ? words.called : mayCall ? words.call : words.calledLately;
  const refusal = error ? inALine(words.failed, error) : undefined;
  return (
    <>
      <Button
        kind="tinted"
        isCompact
        isEnabled={mayCall && !isSuccess}
        isLoading={isPending}
        label={matchingTexts.dismissal.of(text, displayName(person))}
        onClick={() => run()}
      >
        {text}
      </Button>
      <output className="visually-hidden">{isSuccess && words.done}</output>
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </>
  );
}

export function MatchedPersonCard({ place, person }: MatchedPersonProps) {
  const { isGone, dismiss, undo } = useDismissal({
    ...place,
    personTelegramId: person.telegramId,
  });
  const name = displayName(person);
  if (isGone) return <Dismissed name={name} onUndo={undo} />;
  const about = [person.statusShort, teamStatusOf(person)].filter(Boolean);
  return (
    <li className={styles.card} data-testid="matched-person">
      <Avatar name={name} sources={[fileUrl(person.photo)]} size={52} />
      <div className="grow">
        <Link to={paths.user(person.telegramId)} state={{ card: person }} className={styles.name}>
          {name}
        </Link>
        {about.map((line) => (
          <p key={line} className="small quiet">
            {line}
          </p>
        ))}
        <MatchChips match={person.match} />
      </div>
      <div className={styles.actions}>
        <Call place={place} person={person} />
      </div>
      <DismissMatch name={name} onDismiss={dismiss} />
    </li>
  );
}
