import { useId } from 'react';
import { Button, IconButton } from '#src/client/ui/controls.tsx';
import { Icon } from '#src/client/ui/icon.tsx';
import { type Guide, placeOf } from './guide.ts';
import { type Progress, stepNames } from './steps.ts';
import { doneWords, words } from './texts.ts';
import styles from './tour.module.css';

export function TourPanel({
  progress,
  guide,
  onOffer,
  onSkip,
  onClose,
  onEnd,
}: {
  progress: Progress;
  guide: Guide;
  onOffer: (offer: NonNullable<Guide['offer']>) => void;
  onSkip: () => void;
  onClose: () => void;
  onEnd: () => void;
}) {
  const textId = useId();
  const { step, done } = progress;
  const { offer } = guide;
  const isOver = step === 'end';
  const passed = isOver ? stepNames.length : placeOf(step) - 1;
  return (
    <aside
      className={styles.panel}
      tabIndex={-1}
      aria-label={words.label}
      aria-describedby={textId}
      data-testid="tour"
      data-step={step}
    >
      <header className={styles.head}>
        <span>{isOver ? words.over : words.step(placeOf(step), stepNames.length)}</span>
        <span className={styles.ways}>
          {!isOver && (
            <Button look="plain" onClick={onEnd}>
              {words.end}
            </Button>
          )}
          <IconButton icon="chevron" label={words.collapse} onClick={onClose} />
        </span>
      </header>
      <progress
        className={styles.progress}
        value={passed}
        max={stepNames.length}
        aria-label={words.label}
      />
      <div className={styles.said} id={textId} aria-live="polite" aria-atomic="true">
        {done && (
          <p className={styles.done} data-testid="tour-done">
            <Icon name="unblock" size={16} /> {doneWords[done]}
          </p>
        )}
        <h2>{guide.title}</h2>
        <p data-testid="tour-text">{guide.text}</p>
      </div>
      <div className={styles.actions} data-filled={isOver || offer !== undefined}>
        {!isOver && offer && <Button onClick={() => onOffer(offer)}>{offer.label}</Button>}
        {!isOver && offer?.does !== 'finish' && (
          <Button look="plain" onClick={onSkip}>
            {words.skip}
          </Button>
        )}
        {isOver && <Button onClick={onEnd}>{words.end}</Button>}
      </div>
    </aside>
  );
}
