import { inALine } from '#src/kit/notices/reason.ts';
import { useFollowedProject } from '#src/api/discovery/saved.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { savedTexts } from '#src/texts/saved.ts';

/** At once, and back again when the server refuses. */
export const FollowProjectButton = ({ projectId }: OwnButtonProps) => (
  <OwnButton key={projectId} projectId={projectId} />
);

interface OwnButtonProps {
  projectId: string;
}

function OwnButton({ projectId }: OwnButtonProps) {
  const { isMarked, change } = useFollowedProject(projectId);
  const { follow, following, unfollow, failed } = savedTexts.feed;
  const { run, wish, error } = useAction({
    ...change,
    onError: (error) => showToast(inALine(failed, error)),
  });
  const isFollowed = isMarked ?? (error ? undefined : wish);
  return (
    <Button
      kind={isFollowed ? 'plain' : 'tinted'}
      isEnabled={isFollowed !== undefined}
      label={isFollowed ? unfollow : undefined}
      testId="follow-project"
      onClick={() => {
        telegram().haptic('selection');
        run(!isFollowed);
      }}
    >
      {isFollowed ? following : follow}
    </Button>
  );
}
