import { useEffect, useId, useRef, type ReactNode } from 'react';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { useBackButton } from '#src/telegram/use-back-button.ts';
import { NoticeOver } from '#src/kit/lib/notice-over.tsx';
import { focusAgain } from '#src/kit/lib/focus-page.ts';
import { useSheetPull } from './use-sheet-pull.ts';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  isCentered?: boolean;
  /** Its last button leaves everything as it is. */
  hasCancel?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page; Esc, Telegram's back button, a press beside it and a pull at its head close
 * it, and what had the focus has it again. Mount it to open it.
 */
export function Sheet({ title, isCentered, hasCancel, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const pull = useSheetPull(dialog, onClose);
  useBackButton(true, onClose);
  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    return () => {
      shown?.close();
      focusAgain(opener);
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the dialog's own key; this is only the press beside it
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-centered={isCentered || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <div className={styles.head} {...(!isCentered && pull)}>
          {!isCentered && <span className={styles.grip} aria-hidden />}
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
        </div>
        {children}
        {hasCancel && (
          <Button kind="plain" onClick={onClose}>
            {texts.common.cancel}
          </Button>
        )}
      </div>
      <NoticeOver />
    </dialog>
  );
}
