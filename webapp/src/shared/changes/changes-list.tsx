import type { ReactNode } from 'react';
import { ChangeOf } from './change-of.tsx';
import styles from './changes.module.css';
import type { Change } from './field-difference.ts';

interface FieldRowProps {
  name: string;
  children: ReactNode;
  foot?: ReactNode;
  /** Names of another kind stand below its name. */
  isHeading?: boolean;
  /** Beside its name. */
  aside?: ReactNode;
}

export function FieldRow({ name, children, foot, isHeading = false, aside }: FieldRowProps) {
  return (
    <div className={styles.change} data-aside={aside !== undefined || undefined}>
      <dt className={isHeading ? styles.heading : 'small quiet'}>{name}</dt>
      {aside && <dd className={styles.aside}>{aside}</dd>}
      <dd>
        {children}
        {foot}
      </dd>
    </div>
  );
}

interface ChangesListProps {
  changes: readonly Change[];
  names: Readonly<Partial<Record<string, string>>>;
  footOf?: (field: string) => ReactNode;
}

export function ChangesList({ changes, names, footOf }: ChangesListProps) {
  return (
    <dl>
      {changes.map((change) => (
        <FieldRow
          key={change.changeType}
          name={names[change.changeType] ?? change.changeType}
          foot={footOf?.(change.changeType)}
        >
          <ChangeOf change={change} />
        </FieldRow>
      ))}
    </dl>
  );
}
