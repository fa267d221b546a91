import { limits, type User, displayName } from '@kollab/contract';
import type { ReactNode } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { isLongName } from '#src/kit/content/long-name.ts';
import { Avatar } from '#src/kit/content/avatar.tsx';
import styles from './profile-hero.module.css';

interface ProfileHeroProps {
  profile: Pick<User, 'firstName' | 'lastName' | 'photo' | 'statusShort'>;
  /** While the person has set none. */
  telegramPhoto?: string;
  status?: string;
  /** Under a page's own title the name is a second heading. */
  heading?: 'h1' | 'h2';
  /** In place of the photo, where it can be changed. */
  avatar?: ReactNode;
  nameMark?: ReactNode;
  mark?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

export function ProfileHero(props: ProfileHeroProps) {
  const {
    profile,
    telegramPhoto,
    status = profile.statusShort,
    heading: Name = 'h1',
    avatar,
    nameMark,
    mark,
    action,
    children,
  } = props;
  const name = displayName(profile);
  return (
    <header className={styles.hero}>
      {avatar || (
        <Avatar
          name={name}
          sources={[fileUrl(profile.photo), telegramPhoto]}
          size={limits.avatarSize}
        />
      )}
      <div className={styles.words}>
        {action && <div className={styles.action}>{action}</div>}
        <Name className={styles.name} data-long={isLongName(name) || undefined}>
          {name} {nameMark}
        </Name>
        {(status || mark) && (
          <p className={styles.status}>
            {status} {mark}
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
