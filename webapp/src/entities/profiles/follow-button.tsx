import { useRef } from 'react';
import { useFollow } from '#src/api/follows.ts';
import { refusalOf } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { showSnackbar } from '#src/kit/notices/notices.ts';

interface FollowButtonProps {
  telegramId: number;
  /** Whether one follows them; unknown until the server said so. */
  isSubscribed: boolean | undefined;
  isCompact?: boolean;
}

/** Follows or unfollows a person: at once, and back again when the server refuses. */
export function FollowButton({ telegramId, isSubscribed, isCompact }: FollowButtonProps) {
  const { mutate } = useFollow(telegramId);
  // The second of two quick taps comes before anything is drawn anew.
  const isBusy = useRef(false);
  const { follow, subscribed, unfollow, followFailed, unfollowFailed } = peopleTexts.follows;
  const change = () => {
    if (isBusy.current) return;
    isBusy.current = true;
    telegram().haptic('selection');
    const wish = !isSubscribed;
    mutate(wish, {
      onError(error) {
        telegram().haptic('error');
        showSnackbar(refusalOf(error) ?? (wish ? followFailed : unfollowFailed));
      },
      onSettled() {
        isBusy.current = false;
      },
    });
  };
  return (
    <Button
      kind={isSubscribed ? 'tinted' : 'filled'}
      isCompact={isCompact}
      isEnabled={isSubscribed !== undefined}
      label={isSubscribed ? unfollow : undefined}
      testId="follow"
      onClick={change}
    >
      {isSubscribed ? subscribed : follow}
    </Button>
  );
}
