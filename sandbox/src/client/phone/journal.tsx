import { useState } from 'react';
import { say } from '#src/client/language/language.ts';
import { clearJournal, useJournal } from '#src/client/state/journal.ts';
import { Icon } from '#src/client/ui/icon.tsx';
import styles from './journal.module.css';

const clock = new Intl.DateTimeFormat('ru', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export function Journal() {
  const lines = useJournal((journal) => journal.lines);
  const [isOpen, setOpen] = useState(false);
  const latest = lines.at(-1);
  return (
    <section
      className={styles.strip}
      aria-label={say('События мини-приложения', 'Events of the mini-app')}
      data-testid="journal"
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          data-testid="journal-toggle"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" size={16} />
          {say('События', 'Events')}
          {!isOpen && latest && (
            <span className={styles.latest}>
              {latest.direction === 'fromApp' ? '←' : '→'} {latest.eventType}
            </span>
          )}
        </button>
        {isOpen && lines.length > 0 && (
          <button type="button" className={styles.clear} onClick={clearJournal}>
            {say('Очистить', 'Clear')}
          </button>
        )}
      </div>
      {isOpen && (
        <ol className={styles.lines}>
          {lines.length === 0 && (
            <li>
              {say(
                'Откройте мини-приложение: его события появятся здесь.',
                'Open the mini-app: its events appear here.',
              )}
            </li>
          )}
          {lines.toReversed().map(({ id, time, direction, eventType, data, remark }) => (
            <li key={id} className={styles.line} data-direction={direction}>
              <time>{clock.format(time)}</time>
              <span
                className={styles.arrow}
                title={
                  direction === 'fromApp'
                    ? say('от приложения', 'from the mini-app')
                    : say('приложению', 'to the mini-app')
                }
              >
                {direction === 'fromApp' ? '←' : '→'}
              </span>
              <span>
                {eventType} <span className={styles.data}>{data}</span>{' '}
                {remark !== undefined && <span className={styles.remark}>· {remark}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
