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
import { ProjectContent } from './project-content.tsx';
import styles from './queue-card.module.css';
import type { QueueItem } from './queue-item.ts';
import { RejectSheet } from './reject-sheet.tsx';
import { useDecisions } from './use-decisions.ts';

function Holder({ claimedBy }: Pick<QueueItem, 'claimedBy'>) {
  const { telegramId } = useMe();
  if (!claimedBy) return null;
  const until = sayTime(claimedBy.until);
  const isMine = claimedBy.telegramId === telegramId;
  return (
    <div className={styles.holder}>
      <Badge tone={isMine ? 'accent' : 'warning'}>
        {isMine ? texts.queue.claimedByYou(until) : texts.queue.claimed(claimedBy.name, until)}
      </Badge>
    </div>
  );
}

/** What it is about and since when it waits; leads there. */
function Head({ item }: { item: QueueItem }) {
  const moment = sayMoment(item.submittedAt);
  const isProfile = item.kind === 'profile';
  return (
    <Link
      to={isProfile ? paths.user(item.profile.telegramId) : paths.project(item.project.id)}
      className={styles.person}
    >
      {isProfile && <Avatar name={item.name} sources={[fileUrl(item.profile.photo)]} size={44} />}
      <span className={styles.text}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.detail}>
          {isProfile ? texts.queue.sentAt(moment) : texts.queue.projectSentAt(moment)}
        </span>
      </span>
    </Link>
  );
}

interface QueueCardProps {
  item: QueueItem;
  /** Runs what was pressed, unless the card has only just moved there. */
  ifSteady: (press: () => void) => void;
}

/** One submission with what changed and what a moderator may do about it. */
export function QueueCard({ item, ifSteady }: QueueCardProps) {
  const me = useMe();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const { approve, reject, claim, failures } = useDecisions(item);
  const isBusy = approve.isPending || reject.isPending || claim.isPending;
  const isMine = item.claimedBy?.telegramId === me.telegramId;
  return (
    <Section testId="queue-card">
      <Head item={item} />
      <Holder claimedBy={item.claimedBy} />
      {item.kind === 'profile' ? (
        <ChangesList changes={item.profile.changes} names={texts.profile.fields} />
      ) : (
        <ProjectContent project={item.project} />
      )}
      {failures.map(({ text, reason: why }) => (
        <p key={text} role="alert" className={styles.error}>
          {text}
          {why && <span className={styles.reason}>{why}</span>}
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
          name={item.name}
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
