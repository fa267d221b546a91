import { useState } from 'react';
import { say } from '#src/client/language/language.ts';
import { GroupRows } from './group-rows.tsx';
import { useChats } from '#src/client/state/chats.ts';
import { IconButton } from '#src/client/ui/controls.tsx';
import { StartTour } from '#src/client/tour/start-tour.tsx';
import { AddPerson } from './add-person.tsx';
import styles from './people-list.module.css';
import { PersonRow } from './person-row.tsx';

export function PeopleList() {
  const people = useChats((chats) => chats.people);
  const isLoaded = useChats((chats) => chats.isLoaded);
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={styles.pane} aria-label={say('Люди', 'People')}>
      <header className={styles.head}>
        <h1>{say('Войти как…', 'Log in as…')}</h1>
        <StartTour look="icon" />
        <IconButton
          icon="plus"
          label={say('Добавить человека', 'Add a person')}
          data-testid="add-person"
          onClick={() => setAdding(true)}
        />
      </header>
      <p className={styles.hint}>
        {say(
          'Каждый видит свой чат с ботом и своё приложение.',
          'Each sees a chat with the bot and a mini-app of their own.',
        )}
      </p>
      {isLoaded && people.length === 0 && (
        <p className={styles.hint}>{say('Пока никого нет.', 'Nobody yet.')}</p>
      )}
      <ul className={styles.list}>
        <GroupRows />
        {people.map((person) => (
          <li key={person.telegramId}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
      {isAdding && <AddPerson onClose={() => setAdding(false)} />}
    </section>
  );
}
