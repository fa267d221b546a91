import type { FeedKind, FeedRow } from '@kollab/contract';
import { hideKind } from '#src/api/discovery/feed.ts';
import { useFollowedProject } from '#src/api/discovery/saved.ts';
import { useFollow } from '#src/api/follows.ts';
import { useMe } from '#src/api/me.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { savedTexts } from '#src/texts/saved.ts';
import styles from './less.module.css';

const words = savedTexts.feed;

type Followed = FeedRow['followed']['people'][number];

interface LeaveProps {
  onLess: () => void;
  onClose: () => void;
}

const left = { done: words.unfollowed, failed: words.failed };

function LeavePerson({ person, onLess, onClose }: LeaveProps & { person: Followed }) {
  const { run } = useAction({ ...useFollow(person.telegramId), ...left, onSuccess: onLess });
  return (
    <Button kind="tinted" onClick={() => run(false, onClose)}>
      {words.unfollowPerson(person.name)}
    </Button>
  );
}

function LeaveProject({ projectId, onLess, onClose }: LeaveProps & { projectId: string }) {
  const { change } = useFollowedProject(projectId);
  const { run } = useAction({ ...change, ...left, onSuccess: onLess });
  return (
    <Button kind="tinted" onClick={() => run(false, onClose)}>
      {words.unfollowProject}
    </Button>
  );
}

interface LessProps extends LeaveProps {
  row: FeedRow;
}

export default function Less({ row, onClose, onLess }: LessProps) {
  const { telegramId } = useMe();
  const hiding = useAction({
    perform: (kind: FeedKind) => hideKind(telegramId, kind),
    done: words.hidden,
    failed: words.hideFailed,
    onSuccess: onLess,
  });
  const { projectId, projectTitle, followed, news } = row;
  const leaving = { onLess, onClose };
  return (
    <Sheet title={projectTitle} hasCancel onClose={onClose}>
      <div className={styles.choices}>
        {news.map(({ kind }) => (
          <Button key={kind} kind="tinted" onClick={() => hiding.run(kind, onClose)}>
            {words.hide[kind]}
          </Button>
        ))}
        {followed.project && <LeaveProject projectId={projectId} {...leaving} />}
        {followed.people.map((person) => (
          <LeavePerson key={person.telegramId} person={person} {...leaving} />
        ))}
      </div>
    </Sheet>
  );
}
