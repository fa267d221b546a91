import { useFollow } from '#src/api/follows.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';

interface FollowButtonProps {
  telegramId: number;
  isSubscribed: boolean | undefined;
  isCompact?: boolean;
}

/** At once, and back again when the server refuses. */
export const FollowButton = (props: FollowButtonProps) => (
  <OwnButton key={props.telegramId} {...props} />
);

function OwnButton({ telegramId, isSubscribed, isCompact }: FollowButtonProps) {
  const { follow, subscribed, unfollow, followFailed, unfollowFailed } = peopleTexts.follows;
  const { run } = useAction({
    ...useFollow(telegramId),
    onError: (error, wish) => showToast(inALine(wish ? followFailed : unfollowFailed, error)),
  });
  return (
    <Button
      kind={isSubscribed || !isCompact ? 'tinted' : 'filled'}
      isCompact={isCompact}
      isEnabled={isSubscribed !== undefined}
      label={isSubscribed ? unfollow : undefined}
      testId="follow"
      onClick={() => {
        telegram().haptic('selection');
        run(!isSubscribed);
      }}
    >
      {isSubscribed ? subscribed : follow}
    </Button>
  );
}
