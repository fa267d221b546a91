import { paths, type RecordEntry, sayFacts } from '@kollab/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '#src/texts/common.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';
import { ChangesList } from '#src/shared/changes/changes-list.tsx';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './record-card.module.css';
import type { RecordFilter } from './record.ts';

const tones: Record<RecordEntry['kind'], Tone> = {
  submitted: 'accent',
  appealed: 'warning',
  inReview: 'accent',
  approved: 'success',
  partlyApproved: 'warning',
  rejected: 'danger',
  withdrawn: 'accent',
  reportDismissed: 'success',
  reportBlocked: 'danger',
  reportSuspended: 'danger',
  reportWarned: 'warning',
  sanctionAppealed: 'warning',
  appealGranted: 'success',
  appealRefused: 'danger',
  released: 'success',
  becameModerator: 'accent',
  lostModerator: 'accent',
  statusChanged: 'warning',
  deleted: 'warning',
  takenDown: 'danger',
  restored: 'success',
  archived: 'accent',
  unarchived: 'accent',
  handedOver: 'accent',
  suspended: 'danger',
  unsuspended: 'success',
  hidden: 'danger',
  shown: 'success',
  consented: 'success',
  consentWithdrawn: 'warning',
  deletionAsked: 'accent',
  deletionCancelled: 'accent',
  erased: 'warning',
  removed: 'danger',
};

function Fact({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className="small quiet">{caption}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface NameProps {
  caption: string;
  name: string;
  to: string;
  label: string;
}

/** A name that leads to all that concerns it; the way back still leads to the queue. */
function Name({ caption, name, to, label }: NameProps) {
  return (
    <Fact caption={caption}>
      <Link to={to} replace className={styles.link} aria-label={label}>
        {name}
      </Link>
    </Fact>
  );
}

interface RecordCardProps {
  entry: RecordEntry;
  filter: RecordFilter;
}

/** One act on record: what, about whom, by whom, why, and what changed. */
export function RecordCard({ entry, filter }: RecordCardProps) {
  const { kind, subject, actor, origin, version, reason, until, changes, soleModerator } = entry;
  const words = moderatorTexts.record;
  const fields =
    subject.type === 'profile' ? profileTexts.profile.fields : moderatorTexts.queue.fields;
  const names = { ...fields, moderationStatus: words.status };
  const facts = sayFacts(sayMoment(entry.at), version !== null && words.version(version));
  return (
    <Section testId="record-entry">
      <div className={styles.entry}>
        <p className={styles.head}>
          <Badge tone={tones[kind]}>{words.kinds[kind]}</Badge>
          <span className="small quiet">{facts}</span>
        </p>
        <dl className={styles.facts}>
          <Name
            caption={words.type[subject.type]}
            name={subject.name}
            to={paths.moderationRecord({ ...withoutNothing(filter), subject: subject.id })}
            label={words.ofSubject(subject.name)}
          />
          {actor ? (
            <Name
              caption={words.actor}
              name={actor.name}
              to={paths.moderationRecord({
                ...withoutNothing(filter),
                moderator: actor.telegramId,
              })}
              label={words.ofModerator(actor.name)}
            />
          ) : (
            <Fact caption={words.actor}>{words.noActor[origin]}</Fact>
          )}
        </dl>
        {reason && (
          <p className={styles.reason}>
            <ExpandableText>{texts.words.reason(reason)}</ExpandableText>
          </p>
        )}
        {until && <p className="small quiet">{sanctionTexts.queue.until(sayMoment(until))}</p>}
        {soleModerator && <p className="small quiet">{words.soleModerator}</p>}
      </div>
      {changes.length > 0 && (
        <details className={styles.changes}>
          <summary className={styles.summary}>{words.showChanges}</summary>
          <ChangesList changes={changes} names={names} />
        </details>
      )}
    </Section>
  );
}

const withoutNothing = ({ subject, moderator }: RecordFilter) => ({
  ...(subject !== undefined && { subject }),
  ...(moderator !== undefined && { moderator }),
});
