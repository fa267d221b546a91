import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { projectTexts } from '#src/texts/projects.ts';
import styles from './carousel-arrows.module.css';

interface CarouselArrowsProps {
  /** Of the project that is shown, for whoever hears the page. */
  name: string;
  index: number;
  count: number;
  onStep: (step: number) => void;
}

/** The way through the carousel without a swipe, and how far one has come. */
export function CarouselArrows({ name, index, count, onStep }: CarouselArrowsProps) {
  const { previous, next, position } = projectTexts.projects;
  const isLone = count < 2;
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={previous}
        disabled={isLone}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft size={24} aria-hidden />
      </button>
      <p className={styles.position} aria-live="polite" aria-atomic>
        {position(index + 1, count)}
        <span className="visually-hidden">, {name}</span>
      </p>
      <button
        type="button"
        className={styles.arrow}
        aria-label={next}
        disabled={isLone}
        onClick={() => onStep(1)}
      >
        <ChevronRight size={24} aria-hidden />
      </button>
    </div>
  );
}
