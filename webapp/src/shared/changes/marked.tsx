import type { ReactNode } from 'react';
import { moderationTexts } from '#src/texts/moderation.ts';
import styles from './changes.module.css';

interface MarkedProps {
  kind: 'added' | 'removed';
  children: ReactNode;
}

/** In colour for the eye and in words for whoever listens. */
export function Marked({ kind, children }: MarkedProps) {
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag className={styles[kind]}>
      <span className="visually-hidden">{moderationTexts.changes[kind]}: </span>
      {children}
    </Tag>
  );
}
