import type { Person } from '#src/client/api/shapes.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { StartTour } from '#src/client/tour/start-tour.tsx';
import { IconButton } from './controls.tsx';
import styles from './intro.module.css';

/** What to try first; said once. */
export function Intro({ person }: { person: Person }) {
  const isDismissed = useSettings((settings) => settings.isIntroDismissed);
  if (isDismissed) return null;
  return (
    <aside className={styles.intro} data-testid="intro">
      <p>
        Вы — {person.firstName}.{' '}
        {person.role === 'moderator' ? (
          <>Карточки на модерацию приходят в этот чат: решите судьбу одной кнопками под ней.</>
        ) : (
          <>
            Напишите боту <b>/start</b>, откройте приложение и отправьте профиль на модерацию; потом
            станьте модератором слева и примите решение.
          </>
        )}
      </p>
      <div className={styles.ways}>
        <StartTour look="button" />
        <IconButton
          icon="close"
          label="Понятно, скрыть"
          onClick={() => useSettings.setState({ isIntroDismissed: true })}
        />
      </div>
    </aside>
  );
}
