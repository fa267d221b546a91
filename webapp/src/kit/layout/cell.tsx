import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LucideIcon } from '#src/kit/lib/icon.ts';
import styles from './cell.module.css';
import { classNames } from '#src/kit/lib/class-names.ts';
import { ExternalLink } from '#src/kit/controls/external-link.tsx';

interface CellProps {
  /** A quiet name at the left, when the cell shows a value. */
  label?: string;
  children: ReactNode;
  detail?: ReactNode;
  icon?: LucideIcon;
  before?: ReactNode;
  after?: ReactNode;
  isAccent?: boolean;
  isQuiet?: boolean;
  /** What it does is not easily taken back. */
  isGrave?: boolean;
  to?: string;
  /** What it tells the screen that it leads to. */
  state?: object;
  /** Whether that screen takes the place of this one. */
  replace?: boolean;
  /** An address out of the mini-app. */
  href?: string;
  onClick?: () => void;
  /** Whether it ends on another screen, as a link does; said by a mark at its end. */
  isWay?: boolean;
}

/** A row of a section: shows a value, leads somewhere or does something. */
export function Cell(props: CellProps) {
  const { label, children, detail, icon: Icon, before, after, isAccent, isQuiet, isGrave } = props;
  const { to, state, replace, href, onClick, isWay = to !== undefined } = props;
  const tone = isQuiet ? 'quiet' : isGrave ? 'danger' : isAccent ? styles.accent : undefined;
  const content = (
    <>
      {Icon && <Icon size={22} className={tone} aria-hidden />}
      {before}
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <span className={classNames('grow', tone)}>
        {children}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {after}
      {isWay && <ChevronRight size={20} className={styles.chevron} aria-hidden />}
    </>
  );
  const shared = { className: styles.cell, children: content };
  if (to !== undefined) return <Link {...shared} to={to} state={state} replace={replace} />;
  if (href !== undefined) return <ExternalLink {...shared} href={href} />;
  if (onClick) return <button {...shared} type="button" onClick={onClick} />;
  return <div {...shared} />;
}
