import { limits } from '@kollab/contract';
import { useState } from 'react';
import { texts } from '#src/texts/common.ts';
import styles from './expandable-text.module.css';

interface ShowAllProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export function ShowAll({ isOpen, onToggle }: ShowAllProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {isOpen ? texts.common.showLess : texts.common.showAll}
    </button>
  );
}

/** 100 characters, the rest on demand (spec §9). */
export function ExpandableText({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  const letters = Array.from(children);
  if (letters.length <= limits.moderationTextShown) return children;
  return (
    <>
      {isOpen ? children : `${letters.slice(0, limits.moderationTextShown).join('').trimEnd()}…`}{' '}
      <ShowAll isOpen={isOpen} onToggle={setOpen} />
    </>
  );
}
