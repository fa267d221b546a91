import { displayName, type PersonCard } from '@kollab/contract';
import { refusalOf } from '#src/api/failure.ts';
import { fileUrl } from '#src/api/file-url.ts';
import { useBlock } from '#src/api/safety.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusPage } from '#src/ui/focus-page.ts';
import { showSnackbar } from '#src/ui/notices.ts';
import styles from './blocked-person.module.css';

/** Somebody whom one blocked, with the way back. */
export function BlockedPerson({ person }: { person: PersonCard }) {
  const words = texts.safety;
  const name = displayName(person) || texts.profile.nobody;
  const block = useBlock(person.telegramId);
  const release = () =>
    block.mutate(false, {
      onSuccess() {
        telegram().haptic('success');
        showSnackbar(words.unblocked(name));
        focusPage();
      },
      onError(error) {
        telegram().haptic('error');
        showSnackbar(refusalOf(error) ?? words.unblockFailed);
      },
    });
  return (
    <li className={styles.person} data-testid="blocked-person">
      <div className={styles.who}>
        <Avatar name={name} sources={[fileUrl(person.photo)]} size={44} />
        <span className={styles.name}>{name}</span>
      </div>
      <Button
        kind="tinted"
        isCompact
        isLoading={block.isPending}
        label={texts.search.of(words.unblock, name)}
        onClick={release}
      >
        {words.unblock}
      </Button>
    </li>
  );
}
