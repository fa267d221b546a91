import { type PersonCard, displayName } from '@kollab/contract';
import { refusalOf } from '#src/api/failure.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { useBlock } from '#src/api/safety.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { safetyTexts } from '#src/texts/safety.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { showSnackbar } from '#src/kit/notices/notices.ts';
import styles from './blocked-person.module.css';

/** Somebody whom one blocked, with the way back. */
export function BlockedPerson({ person }: { person: PersonCard }) {
  const words = safetyTexts.safety;
  const name = displayName(person) || profileTexts.profile.nobody;
  const block = useBlock(person.telegramId);
  const release = async () => {
    try {
      await block.mutateAsync(false);
    } catch (error) {
      telegram().haptic('error');
      showSnackbar(refusalOf(error) ?? words.unblockFailed);
      return;
    }
    telegram().haptic('success');
    showSnackbar(words.unblocked(name));
    focusPage();
  };
  return (
    <li className={styles.person} data-testid="blocked-person">
      <Avatar name={name} sources={[fileUrl(person.photo)]} size={44} />
      <div className={styles.content}>
        <p className={styles.name}>{name}</p>
        <Button
          kind="tinted"
          isCompact
          isLoading={block.isPending || block.isSuccess}
          label={peopleTexts.search.of(words.unblock, name)}
          onClick={() => void release()}
        >
          {words.unblock}
        </Button>
      </div>
    </li>
  );
}
