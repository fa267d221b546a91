import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from '#src/kit/lib/class-names.ts';
import { ExternalLink } from './external-link.tsx';

interface ButtonLinkProps {
  /** An address of ours, or one out of the mini-app. */
  to: string;
  kind?: 'filled' | 'tinted' | 'plain';
  isCompact?: boolean;
  state?: object;
  label?: string;
  children: ReactNode;
}

export function ButtonLink({
  to,
  kind = 'filled',
  isCompact,
  state,
  label,
  children,
}: ButtonLinkProps) {
  const className = classNames(
    styles.button,
    styles.link,
    styles[kind],
    isCompact && styles.compact,
  );
  if (!to.startsWith('/')) {
    return (
      <ExternalLink href={to} className={className} label={label}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <Link to={to} state={state} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
