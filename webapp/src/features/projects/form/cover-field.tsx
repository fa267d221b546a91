import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent } from 'react';
import { fileUrl } from '#src/api/file-url.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { Section } from '#src/kit/layout/section.tsx';
import { pictureTypes } from '#src/shared/uploads/picture.ts';
import styles from './cover-field.module.css';
import type { useCoverUpload } from './use-cover-upload.ts';
import { UploadProgress } from '#src/shared/uploads/upload-progress.tsx';

interface CoverFieldProps {
  cover: ReturnType<typeof useCoverUpload>;
  path: string | null;
  onRemove: () => void;
}

export function CoverField({ cover, path, onRemove }: CoverFieldProps) {
  const { title, choose: chooseText, change, remove, hint } = projectFormTexts.cover;
  const source = cover.preview ?? fileUrl(path);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) cover.choose(file);
    target.value = '';
  };
  return (
    <>
      <Section title={title} note={source ? undefined : hint}>
        <label className={styles.cover} data-busy={cover.isUploading || undefined}>
          {source && <img className={styles.picture} src={source} alt="" />}
          <span className={source ? styles.over : styles.empty}>
            <ImagePlus size={source ? 18 : 28} aria-hidden />
            {source ? change : chooseText}
          </span>
          <input
            type="file"
            className="visually-hidden"
            accept={pictureTypes}
            disabled={cover.isUploading}
            onChange={choose}
          />
        </label>
        {path && !cover.isUploading && (
          <Button
            kind="plain"
            onClick={() => {
              cover.forget();
              onRemove();
              focusPage();
            }}
          >
            {remove}
          </Button>
        )}
      </Section>
      {(cover.isUploading || cover.retry) && (
        <UploadProgress {...cover} words={projectFormTexts.cover} testId="cover-progress" />
      )}
    </>
  );
}
