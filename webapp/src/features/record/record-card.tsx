import { paths, type RecordEntry } from '@kollab/contract';
import ChevronRight from 'lucide-react/icons/chevron-right';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '#src/texts/common.ts';
import { sayMoment, sayTime } from '#src/texts/moment.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { Badge, type Tone } from '#src/kit/content/badge.tsx';
import { ChangesList } from '#src/shared/changes/changes-list.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
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

interface NameProps {
  name: string;
  to: string;
  label: string;
  isSubject?: boolean;
}

/** The way back still leads to the queue. */
const Name = ({ name, to, label, isSubject }: NameProps) => (
  <Link to={to} replace className={isSubject ? styles.subject : styles.link} aria-label={label}>
    <span className={styles.name}>{name}</span>
  </Link>
);

const signs = { profile: UserRound, project: GalleryHorizontalEnd };

interface RecordCardProps {
  entry: RecordEntry;
  /** About the same as the one before: its name is not shown again. */
  isSame: boolean;
  filter: RecordFilter;
}

export function RecordCard({ entry, isSame, filter }: RecordCardProps) {
  const { kind, subject, actor, origin, version, reason, until, changes, soleModerator } = entry;
  const [isOpen, setOpen] = useState(false);
  const words = moderatorTexts.record;
  /** Who that is stands above all entries. */
  const isOfChosen = actor !== null && actor.telegramId === filter.moderator;
  const fields =
    subject.type === 'profile' ? profileTexts.profile.fields : moderatorTexts.queue.fields;
  const names = { ...fields, moderationStatus: words.status };
  const Sign = signs[subject.type];
  return (
    <li className={styles.item} data-same={isSame || undefined} data-testid="record-entry">
      <div className={styles.entry}>
        <dl>
          {isSame ? (
            <div className="visually-hidden">
              <dt>{words.type[subject.type]}</dt>
              <dd>{subject.name}</dd>
            </div>
          ) : (
            <div className={styles.about}>
              <dt className={styles.sign}>
                <Sign size={20} aria-hidden />
                <span className="visually-hidden">{words.type[subject.type]}</span>
              </dt>
              <dd className="grow">
                <Name
                  name={subject.name}
                  to={paths.moderationRecord({ ...withoutNothing(filter), subject: subject.id })}
                  label={words.ofSubject(subject.name)}
                  isSubject
                />
              </dd>
            </div>
          )}
          <div className={styles.done}>
            <dt>
              <Badge tone={tones[kind]}>{words.kinds[kind]}</Badge>
            </dt>
            <dd className={styles.by}>
              {!isOfChosen && <span className="visually-hidden">{words.actor}</span>}
              {!actor && words.noActor[origin]}
              {actor && !isOfChosen && (
                <Name
                  name={actor.name}
                  to={paths.moderationRecord({
                    ...withoutNothing(filter),
                    moderator: actor.telegramId,
                  })}
                  label={words.ofModerator(actor.name)}
                />
              )}
              {version !== null && <span className={styles.version}>{words.version(version)}</span>}
            </dd>
            <dd className={styles.moment}>{sayTime(entry.at)}</dd>
          </div>
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
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {words.showChanges} <ChevronRight size={16} aria-hidden />
        </button>
      )}
      {isOpen && (
        <Sheet title={subject.name} onClose={() => setOpen(false)}>
          <Section title={words.showChanges}>
            <ChangesList changes={changes} names={names} />
          </Section>
          <Button kind="tinted" onClick={() => setOpen(false)}>
            {texts.common.close}
          </Button>
        </Sheet>
      )}
    </li>
  );
}

const withoutNothing = ({ subject, moderator }: RecordFilter) => ({
  ...(subject !== undefined && { subject }),
  ...(moderator !== undefined && { moderator }),
});
