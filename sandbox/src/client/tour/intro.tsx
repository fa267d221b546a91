import { say } from '#src/client/language/language.ts';
import type { Person } from '#src/control/common/shapes.ts';
import { useSettings } from '#src/client/state/settings.ts';
import { StartTour } from './start-tour.tsx';
import { useTour } from './tour-store.ts';
import { IconButton } from '#src/client/ui/controls.tsx';
import styles from './intro.module.css';

function WhatToTry({ role }: Pick<Person, 'role'>) {
  if (role === 'moderator') {
    return say(
      'В этот чат приходит всё, что ждёт проверки: решайте кнопками прямо под карточкой.',
      'Whatever waits for review comes into this chat: decide with the buttons under the card.',
    );
  }
  if (role === 'newcomer' || role === 'guest') {
    return (
      <>
        {say('Напишите боту', 'Send the bot')} <b>/start</b>
        {say(
          ', откройте приложение и отправьте профиль на модерацию; потом станьте модератором и примите решение.',
          ', open the mini-app and send your profile for moderation; then become a moderator and decide.',
        )}
      </>
    );
  }
  if (role === 'student') {
    return say(
      'Справа открыто приложение: листайте проекты и откликайтесь. Бот пишет вам сюда.',
      'The mini-app is open on the right: swipe through projects and apply. The bot writes to you here.',
    );
  }
  return say(
    'Откройте приложение кнопкой под сообщением бота: в нём люди и проекты.',
    'Open the mini-app with the button under the bot’s message: people and projects are in it.',
  );
}

/** Said once, and never beside the tour, which says it better. */
export function Intro({ person }: { person: Person }) {
  const isDismissed = useSettings((settings) => settings.isIntroDismissed);
  const isTouring = useTour(({ isOpen, progress }) => isOpen && progress !== null);
  if (isDismissed || isTouring) return null;
  return (
    <aside className={styles.intro} data-testid="intro">
      <p>
        {say('Вы —', 'You are')} {person.firstName}. <WhatToTry role={person.role} />
      </p>
      <div className={styles.ways}>
        <StartTour look="button" />
        <IconButton
          icon="close"
          label={say('Понятно, скрыть', 'Got it, hide')}
          onClick={() => useSettings.setState({ isIntroDismissed: true })}
        />
      </div>
    </aside>
  );
}
