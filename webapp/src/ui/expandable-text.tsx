import { limits } from '@kollab/contract';
import { useState } from 'react';
import { texts } from '#src/texts/texts.ts';
import styles from './expandable-text.module.css';

/** A moderator's long text: 100 characters, the rest on demand (spec §9). */
export function ExpandableText({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  const letters = Array.from(children);
  if (letters.length <= limits.moderationTextShown) return children;
  return (
    <>
      {isOpen ? children : `${letters.slice(0, limits.moderationTextShown).join('').trimEnd()}…`}{' '}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.common.showLess : texts.common.showAll}
      </button>
    </>
  );
}
