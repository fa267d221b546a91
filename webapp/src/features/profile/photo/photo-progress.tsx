import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { Section } from '#src/ui/section.tsx';
import styles from './photo-progress.module.css';

interface PhotoProgressProps {
  percent: number;
  isUploading: boolean;
  /** Offered after a failure. */
  retry: (() => void) | undefined;
}

/** How far the photo is, or that it failed and may be tried again. */
export function PhotoProgress({ percent, isUploading, retry }: PhotoProgressProps) {
  if (isUploading) {
    return (
      <Section testId="photo-progress">
        <div className={styles.progress}>
          <div className={styles.line}>
            <span>{texts.photo.uploading}</span>
            <span>{texts.profile.percent(percent)}</span>
          </div>
          <Progress label={texts.photo.uploading} percent={percent} />
        </div>
      </Section>
    );
  }
  if (!retry) return null;
  return (
    <Section>
      <div className={styles.progress}>
        <p role="alert">{texts.photo.failed}</p>
        <Button kind="plain" onClick={retry}>
          {texts.common.retry}
        </Button>
      </div>
    </Section>
  );
}
