import { displayName, getUser, startParamOf, type User } from '@kollab/contract';
import Share2 from 'lucide-react/icons/share-2';
import { call } from '#src/api/api.ts';
import { isMissing, isUnanswered } from '#src/api/failure.ts';
import { inALine } from '#src/kit/notices/reason.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { chatLink, shareLink } from '#src/telegram/chat-link.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { safetyTexts } from '#src/texts/safety.ts';

const textOf = (seen: User) => [displayName(seen), seen.statusShort].filter(Boolean).join('\n');

/** With what others see of them; whom they cannot see, never. */
export function ShareProfile({ telegramId }: Pick<User, 'telegramId'>) {
  const link = chatLink(startParamOf({ screen: 'user', telegramId }));
  const { run } = useAction({
    perform: () => call(getUser, { params: { id: telegramId }, query: { as: 'others' } }),
    onSuccess: (seen) => link && telegram().openLink(shareLink(link, textOf(seen))),
    onError(error) {
      const { hidden, failed } = safetyTexts.share;
      if (isMissing(error)) showToast(hidden);
      else showToast(isUnanswered(error) ? inALine(failed, error) : failed);
    },
  });
  if (!link || telegram().user === undefined) return null;
  return (
    <Cell icon={Share2} onClick={() => run()}>
      {safetyTexts.share.profile}
    </Cell>
  );
}
