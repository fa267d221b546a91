import type { LucideIcon } from './icon.ts';
import { NavLink } from 'react-router-dom';
import styles from './tabbar.module.css';

interface Tab {
  to: string;
  text: string;
  icon: LucideIcon;
}

interface TabbarProps {
  label: string;
  tabs: readonly Tab[];
  isHidden: boolean;
  onSelect: () => void;
}

/** The bar of sections at the foot of the screen. */
export function Tabbar({ label, tabs, isHidden, onSelect }: TabbarProps) {
  return (
    <nav
      className={styles.bar}
      aria-label={label}
      data-hidden={isHidden || undefined}
      data-testid="tabbar"
    >
      <div className={styles.tabs}>
        {tabs.map(({ to, text, icon: Icon }) => (
          <NavLink key={to} to={to} end className={styles.tab} onClick={onSelect}>
            <Icon size={25} strokeWidth={1.8} aria-hidden />
            {text}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
