import type { Invitation } from '@kollab/contract';
import { Link } from 'react-router-dom';
import { paths } from '#src/app/paths.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { CoverThumb } from '#src/ui/project/cover-thumb.tsx';
import { Section } from '#src/ui/section.tsx';
import styles from './invitation-card.module.css';
import { useAnswer } from './invitations.ts';

interface InvitationCardProps {
  invitation: Invitation;
  /** Runs what was pressed, unless the card has only just moved there. */
  ifSteady: (press: () => void) => void;
}

/** An invitation to a team, to be accepted or declined. */
export function InvitationCard({ invitation, ifSteady }: InvitationCardProps) {
  const { projectId, projectTitle, ownerName, createdAt } = invitation;
  const { answer, isPending, wish, failure } = useAnswer(invitation);
  const { invites, accept, decline } = texts.messages;
  return (
    <Section testId="invitation">
      <Link to={paths.project(projectId)} className={styles.project}>
        <CoverThumb project={invitation} />
        <span className={styles.text}>
          <span className={styles.title}>{projectTitle}</span>
          <span className={styles.detail}>{invites(ownerName || texts.profile.nobody)}</span>
          <span className={styles.detail}>{sayMoment(createdAt)}</span>
        </span>
      </Link>
      {failure && (
        <p role="alert" className={styles.error}>
          {failure.text}
          {failure.reason && <span className={styles.detail}>{failure.reason}</span>}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          isCompact
          isEnabled={!isPending}
          isLoading={wish === true}
          onClick={() => ifSteady(() => answer(true))}
        >
          {accept}
        </Button>
        <Button
          kind="tinted"
          isCompact
          isEnabled={!isPending}
          isLoading={wish === false}
          onClick={() => ifSteady(() => answer(false))}
        >
          {decline}
        </Button>
      </div>
    </Section>
  );
}
