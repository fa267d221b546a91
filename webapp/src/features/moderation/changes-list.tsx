import type { FieldChange } from '@kollab/contract';
import { fileUrl } from '#src/api/file-url.ts';
import { texts } from '#src/texts/texts.ts';
import { ExpandableText } from '#src/ui/expandable-text.tsx';
import styles from './changes-list.module.css';
import { differenceOf } from './field-difference.ts';

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

function Photo({ path, label }: { path: string | undefined; label: string }) {
  const source = fileUrl(path ?? null);
  if (!source) return <span className={styles.quiet}>{texts.moderation.empty}</span>;
  return <img className={styles.photo} src={source} alt={label} width={56} height={56} />;
}

function Change({ change }: { change: FieldChange }) {
  const difference = differenceOf(change);
  const { was, became, empty, reordered } = texts.moderation;
  switch (difference.kind) {
    case 'photo':
      return (
        <div className={styles.photos}>
          <Photo path={difference.before} label={was} />
          <span aria-hidden>→</span>
          <Photo path={difference.after} label={became} />
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

/** Changed fields, old → new. */
export function ChangesList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.changeType} className={styles.change}>
          <dt className={styles.name}>{texts.profile.fields[change.changeType]}</dt>
          <dd>
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
