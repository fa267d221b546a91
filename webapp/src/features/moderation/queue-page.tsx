import { limits, type SubmittedProfile } from '@kollab/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { Navigate } from 'react-router-dom';
import { useMe } from '#src/api/me.ts';
import { paths } from '#src/app/paths.ts';
import { texts } from '#src/texts/texts.ts';
import { LoadError, Waiting } from '#src/ui/load-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';
import { QueueCard } from './queue-card.tsx';
import { useQueue } from './queue.ts';
import { useIfSteady } from './use-if-steady.ts';
import styles from './queue-page.module.css';

const keyOf = ({ id, version }: SubmittedProfile) => `${id} ${version}`;

function Queue() {
  const { profiles, error, retry } = useQueue();
  const ifSteady = useIfSteady(profiles?.map(keyOf) ?? []);
  if (!profiles) {
    return error ? <LoadError error={error} onRetry={retry} /> : <Waiting onRetry={retry} />;
  }
  if (profiles.length === 0) {
    return (
      <Placeholder
        icon={<CircleCheckBig size={40} aria-hidden />}
        title={texts.queue.empty}
        hint={texts.queue.emptyHint}
      />
    );
  }
  return (
    <>
      {profiles.map((profile) => (
        <QueueCard key={keyOf(profile)} profile={profile} ifSteady={ifSteady} />
      ))}
      {profiles.length >= limits.page && (
        <p className={styles.note}>{texts.queue.firstOnly(profiles.length)}</p>
      )}
    </>
  );
}

/** A moderator's queue of submitted profiles (spec §2, `/moderation`). */
export default function QueuePage() {
  const { role } = useMe();
  if (role === 'user') return <Navigate to={paths.home} replace />;
  return (
    <Page title={texts.queue.title} parent={paths.home} hasTabbar>
      {role === null ? (
        <Placeholder
          icon={<CircleAlert size={40} aria-hidden />}
          title={texts.errors.noRole}
          isAlert
        />
      ) : (
        <Queue />
      )}
    </Page>
  );
}
