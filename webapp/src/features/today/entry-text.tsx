import { plainText, type RichText as Text } from '@kollab/contract';
import { useState } from 'react';
import { ShowAll } from '#src/kit/content/expandable-text.tsx';
import { RichText } from '#src/kit/content/rich-text.tsx';
import styles from './entry-text.module.css';

/** In letters, a little more than ten lines of a phone. */
const shownWhole = 360;

/**
 * What was shown whole stays so when an answer makes it longer: nothing moves away from under the
 * finger.
 */
export function EntryText({ text }: { text: Text }) {
  const isLong = plainText(text).length > shownWhole;
  const [isOpen, setOpen] = useState(!isLong);
  return (
    <>
      <p className={styles.text} data-cut={(isLong && !isOpen) || undefined}>
        <RichText text={text} hasLinks />
      </p>
      {isLong && <ShowAll isOpen={isOpen} onToggle={setOpen} />}
    </>
  );
}
