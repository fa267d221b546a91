import { displayName, limits, paths, type PersonCard as Person } from '@kollab/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fileUrl } from '#src/api/file-url.ts';
import { texts } from '#src/texts/common.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import { cut } from '#src/kit/lib/cut.ts';
import styles from './person-card.module.css';

interface PersonCardProps {
  person: Person;
  /** At the end, as a bookmark or what picks them. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** The short status is cut at 70 characters. */
export function PersonCard({ person, mark, children }: PersonCardProps) {
  const name = displayName(person);
  return (
    <li className={styles.card} data-testid="person-card">
      <Avatar name={name} sources={[fileUrl(person.photo)]} size={52} />
      <div className="grow">
        <Link to={paths.user(person.telegramId)} state={{ card: person }} className={styles.name}>
          {name}
        </Link>
        <p className="small quiet">
          {cut(person.statusShort, limits.statusShownInCard) || texts.common.nobody}
        </p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {mark}
    </li>
  );
}
