import type { ReactNode } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { texts } from '#src/texts/texts.ts';
import { ExpandableText } from '#src/ui/expandable-text.tsx';
import styles from './changes-list.module.css';
import { type Change, differenceOf } from './field-difference.ts';

function Removed({ text }: { text: string }) {
  return (
    <del className={styles.removed}>
      <span className="visually-hidden">{texts.moderation.was}: </span>
      <ExpandableText>{text}</ExpandableText>
    </del>
  );
}

function Added({ text }: { text: string }) {
  return (
    <ins className={styles.added}>
      <span className="visually-hidden">{texts.moderation.became}: </span>
      <ExpandableText>{text}</ExpandableText>
    </ins>
  );
}

interface PictureProps {
  kind: 'photo' | 'cover';
  path: string | undefined;
  label: string;
}

function Picture({ kind, path, label }: PictureProps) {
  const source = fileUrl(path ?? null);
  if (!source) return <span className={styles.quiet}>{texts.moderation.empty}</span>;
  return <img className={styles[kind]} src={source} alt={label} />;
}

/** Old → new of one field. */
export function ChangeOf({ change }: { change: Change }) {
  const difference = differenceOf(change);
  const { was, became, empty, reordered } = texts.moderation;
  switch (difference.kind) {
    case 'photo':
    case 'cover':
      return (
        <div className={styles.pictures}>
          <Picture kind={difference.kind} path={difference.before} label={was} />
          <span aria-hidden>→</span>
          <Picture kind={difference.kind} path={difference.after} label={became} />
        </div>
      );
    case 'text':
      return (
        <div className={styles.texts}>
          {difference.before && <Removed text={difference.before} />}
          {difference.after ? (
            <Added text={difference.after} />
          ) : (
            <span className={styles.quiet}>{empty}</span>
          )}
        </div>
      );
    case 'order':
      return (
        <div className={styles.texts}>
          {reordered}: {difference.items.join(', ')}
        </div>
      );
    default:
      return (
        <ul className={styles.texts}>
          {difference.removed.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- items may repeat and never move
            <li key={`${index} ${text}`}>
              <Removed text={text} />
            </li>
          ))}
          {difference.added.map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- items may repeat and never move
            <li key={`${index} ${text}`}>
              <Added text={text} />
            </li>
          ))}
        </ul>
      );
  }
}

interface FieldRowProps {
  name: string;
  children: ReactNode;
}

/** A field's name over its value. */
export function FieldRow({ name, children }: FieldRowProps) {
  return (
    <div className={styles.change}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ChangesListProps<C extends Change> {
  changes: readonly C[];
  /** What the fields are called. */
  names: Readonly<Record<C['changeType'], string>>;
}

/** Changed fields, old → new. */
export function ChangesList<C extends Change>({ changes, names }: ChangesListProps<C>) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <FieldRow key={change.changeType} name={names[change.changeType as C['changeType']]}>
          <ChangeOf change={change} />
        </FieldRow>
      ))}
    </dl>
  );
}
