import { fileUrl } from '#src/api/file-url.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import styles from './changes.module.css';

type PictureKind = 'photo' | 'cover' | 'logo';

interface PictureProps {
  kind: PictureKind;
  path: string | undefined;
  label: string;
}

function Picture({ kind, path, label }: PictureProps) {
  const source = fileUrl(path ?? null);
  return (
    <figure className={styles.picture}>
      {source ? (
        <img className={styles[kind]} src={source} alt={label} />
      ) : (
        <span className={styles.none}>{moderationTexts.moderation.empty}</span>
      )}
      <figcaption className="small quiet" aria-hidden={source !== null && source !== undefined}>
        {label}
      </figcaption>
    </figure>
  );
}

interface ChangedPictureProps {
  kind: PictureKind;
  before: string | undefined;
  after: string | undefined;
}

export function ChangedPicture({ kind, before, after }: ChangedPictureProps) {
  return (
    <div className={styles.pictures}>
      <Picture kind={kind} path={before} label={moderationTexts.moderation.was} />
      <Picture kind={kind} path={after} label={moderationTexts.moderation.became} />
    </div>
  );
}
