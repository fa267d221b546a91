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
type Leaving = (leave: () => Promise<unknown>) => void;

function LeavePerson({ person, run }: { person: Followed; run: Leaving }) {
  const { mutateAsync: follow } = useFollow(person.telegramId);
  return (
    <Button kind="tinted" onClick={() => run(() => follow(false))}>
      {words.unfollowPerson(person.name)}
    </Button>
  );
}

function LeaveProject({ projectId, run }: { projectId: string; run: Leaving }) {
  const { set } = useFollowedProject(projectId);
  return (
    <Button kind="tinted" onClick={() => run(() => set(false))}>
      {words.unfollowProject}
    </Button>
  );
}

interface LessProps {
  row: FeedRow;
  onClose: () => void;
  onLess: () => void;
}

/** What one may do about a row: follow less, or see less of its kind. */
export default function Less({ row, onClose, onLess }: LessProps) {
  const { telegramId } = useMe();
  const hiding = useAction({
    perform: (kind: FeedKind) => hideKind(telegramId, kind),
    done: words.hidden,
    failed: words.hideFailed,
    onSuccess: onLess,
  });
  const leaving = useAction({
    perform: (leave: () => Promise<unknown>) => leave(),
    done: words.unfollowed,
    failed: words.failed,
    onSuccess: onLess,
  });
  const { projectId, projectTitle, followed, news } = row;
  const leave: Leaving = (wish) => leaving.run(wish, onClose);
  return (
    <Sheet title={projectTitle} hasCancel onClose={onClose}>
      <div className={styles.choices}>
        {news.map(({ kind }) => (
          <Button key={kind} kind="tinted" onClick={() => hiding.run(kind, onClose)}>
            {words.hide[kind]}
          </Button>
        ))}
        {followed.project && <LeaveProject projectId={projectId} run={leave} />}
        {followed.people.map((person) => (
          <LeavePerson key={person.telegramId} person={person} run={leave} />
        ))}
      </div>
    </Sheet>
  );
}
