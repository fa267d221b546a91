import { inALine } from '#src/kit/notices/reason.ts';
import { useFollowedProject } from '#src/api/discovery/saved.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { savedTexts } from '#src/texts/saved.ts';

/** Follows or unfollows a project: at once, and back again when the server refuses. */
export const FollowProjectButton = ({ projectId }: OwnButtonProps) => (
  <OwnButton key={projectId} projectId={projectId} />
);

interface OwnButtonProps {
  projectId: string;
}

function OwnButton({ projectId }: OwnButtonProps) {
  const { isMarked, set } = useFollowedProject(projectId);
  const { follow, following, unfollow, failed } = savedTexts.feed;
  const { run } = useAction({
    perform(wish: boolean) {
      telegram().haptic('selection');
      return set(wish);
    },
    onError: (error) => showToast(inALine(failed, error)),
  });
  return (
    <Button
      kind={isMarked ? 'plain' : 'tinted'}
      isEnabled={isMarked !== undefined}
      label={isMarked ? unfollow : undefined}
      testId="follow-project"
      onClick={() => run(!isMarked)}
    >
      {isMarked ? following : follow}
    </Button>
  );
}
