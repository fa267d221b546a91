import type { ReactNode } from 'react';
import type { LucideIcon } from '#src/kit/lib/icon.ts';
import styles from './placeholder.module.css';

interface PlaceholderProps {
  icon?: LucideIcon | undefined;
  /** In place of an icon, where one comes on purpose and finds nothing yet: the address of a drawing. */
  picture?: string;
  title: string;
  hint?: string;
  isAlert?: boolean;
  /** It is the first that somebody sees of Kollab. */
  isWelcome?: boolean;
  children?: ReactNode;
}

/** Says what is not here, and what to do about it. */
export function Placeholder({
  icon: Icon,
  picture,
  title,
  hint,
  isAlert,
  isWelcome,
  children,
}: PlaceholderProps) {
  return (
    <div
      className={styles.placeholder}
      role={isAlert ? 'alert' : undefined}
      data-welcome={isWelcome || undefined}
    >
      {Icon && (
        <div className={styles.icon}>
          <Icon size={40} aria-hidden />
        </div>
      )}
      {picture && <img className={styles.picture} src={picture} alt="" width={256} height={160} />}
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
