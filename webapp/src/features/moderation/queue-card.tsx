import { displayName, type SubmittedProfile } from '@kollab/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { useMe } from '#src/api/me.ts';
import { paths } from '#src/app/paths.ts';
import { sayMoment, sayTime } from '#src/texts/moment.ts';
import { texts } from '#src/texts/texts.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/section.tsx';
import { ChangesList } from './changes-list.tsx';
import styles from './queue-card.module.css';
import { useDecisions } from './queue.ts';
import { RejectSheet } from './reject-sheet.tsx';

function Holder({ claimedBy }: Pick<SubmittedProfile, 'claimedBy'>) {
  const { telegramId } = useMe();
  if (!claimedBy) return null;
  const until = sayTime(claimedBy.until);
  const isMine = claimedBy.telegramId === telegramId;
  return (
    <Badge tone={isMine ? 'accent' : 'warning'}>
      {isMine ? texts.queue.claimedByYou(until) : texts.queue.claimed(claimedBy.name, until)}
    </Badge>
  );
}

interface QueueCardProps {
  profile: SubmittedProfile;
  /** Runs what was pressed, unless the card has only just moved there. */
  ifSteady: (press: () => void) => void;
}

/** One submitted profile with what changed and what a moderator may do about it. */
export function QueueCard({ profile, ifSteady }: QueueCardProps) {
  const me = useMe();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const { approve, reject, claim, failures } = useDecisions(profile);
  const name = displayName(profile);
  const isBusy = approve.isPending || reject.isPending || claim.isPending;
  const isMine = profile.claimedBy?.telegramId === me.telegramId;
  return (
    <Section testId="queue-card">
      <Link to={paths.user(profile.telegramId)} className={styles.person}>
        <Avatar name={name} sources={[fileUrl(profile.photo)]} size={44} />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>
            {texts.queue.sentAt(sayMoment(profile.submittedAt))}
          </span>
        </span>
      </Link>
      {profile.claimedBy && (
        <div className={styles.holder}>
          <Holder claimedBy={profile.claimedBy} />
        </div>
      )}
      <ChangesList changes={profile.changes} />
      {failures.map(({ text, reason }) => (
        <p key={text} role="alert" className={styles.error}>
          {text}
          {reason && <span className={styles.reason}>{reason}</span>}
        </p>
      ))}
      <div className={styles.actions}>
        <Button
          isCompact
          isEnabled={!isBusy}
          isLoading={approve.isPending}
          onClick={() => ifSteady(approve.decide)}
        >
          {texts.queue.approve}
        </Button>
        <Button
          kind="danger"
          isCompact
          isEnabled={!isBusy}
          isLoading={reject.isPending}
          onClick={() => ifSteady(() => setRejecting(true))}
        >
          {texts.queue.reject}
        </Button>
        {!isMine && (
          <Button
            kind="tinted"
            isCompact
            isEnabled={!isBusy}
            isLoading={claim.isPending}
            onClick={() => ifSteady(claim.decide)}
          >
            {texts.queue.claim}
          </Button>
        )}
      </div>
      {isRejecting && (
        <RejectSheet
          name={name}
          onClose={() => setRejecting(false)}
          reason={reason}
          onType={setReason}
          onReject={(comment) => {
            setRejecting(false);
            reject.decide(comment);
          }}
        />
      )}
    </Section>
  );
}
