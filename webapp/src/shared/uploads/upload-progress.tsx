import { uploadTexts } from '#src/texts/app/uploads.ts';
import { texts } from '#src/texts/common.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { useOnline } from '#src/kit/lib/connection.ts';
import { NamedProgress } from '#src/kit/content/progress.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './upload-progress.module.css';

interface UploadProgressProps {
  percent: number;
  isUploading: boolean;
  /** Sent again by itself. */
  isComing: boolean;
  retry: (() => void) | undefined;
  words: { uploading: string; failed: string };
  testId: string;
}

export function UploadProgress(props: UploadProgressProps) {
  const { percent, isUploading, isComing, retry, words, testId } = props;
  const isWaiting = !useOnline() && isComing;
  if (isUploading) {
    return (
      <Section testId={testId}>
        <div className={styles.progress}>
          <NamedProgress label={words.uploading} percent={percent} />
        </div>
      </Section>
    );
  }
  if (!retry) return null;
  return (
    <Section>
      <div className={styles.progress}>
        {isWaiting ? (
          <output>{uploadTexts.waits}</output>
        ) : (
          <>
            <p role="alert">{words.failed}</p>
            {isComing && <p className="small quiet">{uploadTexts.waits}</p>}
            <Button kind="plain" onClick={retry}>
              {texts.common.retry}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
