import { type Link as ProfileLink, limits } from '@kollab/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { editorTexts } from '#src/texts/editors.ts';
import { firstLetters } from '#src/kit/lib/cut.ts';
import styles from './link-row.module.css';

interface LinkRowProps {
  link: ProfileLink;
  to: string;
  after: ReactNode;
}

/** A link to edit, and what else can be done with it. */
export function LinkRow({ link, to, after }: LinkRowProps) {
  return (
    <div className={styles.row}>
      <Link to={to} className={styles.link}>
        <span className="visually-hidden">{editorTexts.linkEditor.edit}</span>
        <span className={styles.name}>{firstLetters(link.type, limits.linkTypeShown)}</span>
        <span className={styles.url}>{link.url.replace(/^https?:\/\//, '')}</span>
      </Link>
      {after}
    </div>
  );
}
