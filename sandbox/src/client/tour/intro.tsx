import type { Person } from '#src/client/api/shapes.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { StartTour } from './start-tour.tsx';
import { useTour } from './tour-store.ts';
import { IconButton } from '#src/client/ui/controls.tsx';
import styles from './intro.module.css';

function WhatToTry({ role }: Pick<Person, 'role'>) {
  if (role === 'moderator') {
    return <>В этот чат приходит всё, что ждёт проверки: решайте кнопками прямо под карточкой.</>;
  }
  if (role === 'newcomer' || role === 'guest') {
    return (
      <>
        Напишите боту <b>/start</b>, откройте приложение и отправьте профиль на модерацию; потом
        станьте модератором и примите решение.
      </>
    );
  }
  return <>Откройте приложение кнопкой под сообщением бота: в нём люди и проекты.</>;
}

/** What to try first; said once, and never beside the tour, which says it better. */
export function Intro({ person }: { person: Person }) {
  const isDismissed = useSettings((settings) => settings.isIntroDismissed);
  const isTouring = useTour(({ isOpen, progress }) => isOpen && progress !== null);
  if (isDismissed || isTouring) return null;
  return (
    <aside className={styles.intro} data-testid="intro">
      <p>
        Вы — {person.firstName}. <WhatToTry role={person.role} />
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
