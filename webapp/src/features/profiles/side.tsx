import { itemsOf } from '#src/entities/changes/value-text.ts';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import styles from './side.module.css';

/** What one of two places has of a field. */
export function Side({ place, value }: { place: string; value: unknown }) {
  return (
    <p className={styles.side}>
      <span className={styles.place}>{place}</span>
      <ExpandableText>{itemsOf(value).join('\n') || fieldTexts.conflict.nothing}</ExpandableText>
    </p>
  );
}
