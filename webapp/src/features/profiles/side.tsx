import type { Experience } from '@kollab/contract';
import { fileUrl } from '#src/api/file-url.ts';
import { itemsOf } from '#src/shared/changes/value-text.ts';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import styles from './side.module.css';

function picturesIn(field: string, value: unknown, place: string) {
  if (field === 'photo') return itemsOf(value).map((path) => ({ path, alt: place }));
  if (field !== 'experiences' || !Array.isArray(value)) return [];
  return (value as Partial<Experience>[]).flatMap(({ logoUrl, company }) =>
    logoUrl ? [{ path: logoUrl, alt: company ?? '' }] : [],
  );
}

interface SideProps {
  place: string;
  field: string;
  value: unknown;
}

export function Side({ place, field, value }: SideProps) {
  const pictures = picturesIn(field, value, place);
  const words = field === 'photo' ? [] : itemsOf(value);
  const isEmpty = pictures.length === 0 && words.length === 0;
  return (
    <div className={styles.side}>
      <span className={styles.place}>{place}</span>
      {words.length > 0 && <ExpandableText>{words.join('\n')}</ExpandableText>}
      {isEmpty && fieldTexts.conflict.nothing}
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map(({ path, alt }, index) => (
            <img
              // oxlint-disable-next-line react/no-array-index-key -- two jobs may have one logo
              key={`${index} ${path}`}
              className={field === 'photo' ? styles.photo : styles.logo}
              src={fileUrl(path) ?? undefined}
              alt={alt}
            />
          ))}
        </span>
      )}
    </div>
  );
}
