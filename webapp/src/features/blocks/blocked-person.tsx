import { type PersonCard, displayName } from '@kollab/contract';
import { inALine } from '#src/kit/notices/reason.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { useBlock } from '#src/api/blocks.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { texts } from '#src/texts/common.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { showToast } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import styles from './blocked-person.module.css';

export function BlockedPerson({ person }: { person: PersonCard }) {
  const words = safetyTexts.safety;
  const name = displayName(person) || texts.common.nobody;
  const setBlocked = useBlock(person.telegramId);
  const { run, isPending, isSuccess } = useAction({
    perform: () => setBlocked(false),
    done: words.unblocked(name),
    onSuccess: focusPage,
    onError: (error) => showToast(inALine(words.unblockFailed, error)),
  });
  return (
    <li className={styles.person} data-testid="blocked-person">
      <Avatar name={name} sources={[fileUrl(person.photo)]} size={44} />
      <div className={styles.content}>
        <p className={styles.name}>{name}</p>
        <Button
          kind="tinted"
          isCompact
          isLoading={isPending || isSuccess}
          label={peopleTexts.search.of(words.unblock, name)}
          onClick={() => run()}
        >
          {words.unblock}
        </Button>
      </div>
    </li>
  );
}
