import { texts } from '#src/texts/common.ts';
import { limits } from '@kollab/contract';
import { addTransitionType } from 'react';
import { NavLink } from 'react-router-dom';
import type { LucideIcon } from '#src/kit/lib/icon.ts';
import styles from './tabbar.module.css';

interface Tab {
  to: string;
  text: string;
  icon: LucideIcon;
}

interface TabbarProps {
  label: string;
  tabs: readonly Tab[];
  /** How many things wait unseen behind a tab, by its address. */
  unread: Readonly<Record<string, number>>;
  isHidden: boolean;
  onSelect: () => void;
}

const { unreadShown } = limits;

/** The bar of sections at the foot of the screen. */
export function Tabbar({ label, tabs, unread, isHidden, onSelect }: TabbarProps) {
  const select = () => {
    // A type is that of an update under way, and the link begins one after this.
    queueMicrotask(() => addTransitionType('tab'));
    onSelect();
  };
  return (
    <nav
      className={styles.bar}
      aria-label={label}
      data-hidden={isHidden || undefined}
      data-testid="tabbar"
    >
      <div className={styles.tabs}>
        {tabs.map(({ to, text, icon: Icon }) => (
          <NavLink key={to} to={to} className={styles.tab} onClick={select}>
            <Icon size={25} strokeWidth={1.8} aria-hidden />
            <span className={styles.text}>{text}</span>
            <Unread count={unread[to] ?? 0} />
          </NavLink>
        ))}
      </div>
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  const words = texts.badge;
  return (
    <>
      <span className={styles.unread} aria-hidden data-testid="unread">
        {count > unreadShown ? `${unreadShown}+` : count}
      </span>
      <span className="visually-hidden">, {words.unread(count, unreadShown)}</span>
    </>
  );
}
