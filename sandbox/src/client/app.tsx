import { useEffect, useLayoutEffect } from 'react';
import { say } from '#src/client/language/language.ts';
import { followChanges } from './api/changes.ts';
import styles from './app.module.css';
import chatStyles from './chat/chat.module.css';
import { Chat } from './chat/chat.tsx';
import { GroupChat } from './group/group-chat.tsx';
import { GroupDialogs } from './group/group-dialogs.tsx';
import { PeopleList } from '#src/client/sidebar/people-list.tsx';
import { startBridge } from './phone/bridge.ts';
import { Journal } from './phone/journal.tsx';
import { Phone } from './phone/phone.tsx';
import { followClientSwitches, openFirst } from './phone/sessions.ts';
import { Switches } from './phone/switches.tsx';
import { palettes } from './protocol/themes.ts';
import { applyChange, refreshAll, useChats } from './state/chats.ts';
import { useGroups } from './state/groups.ts';
import { showFailure } from './state/notices.ts';
import type { Pane } from './state/selection.ts';
import { showPane, useSelection } from './state/selection.ts';
import { useSettings } from './state/settings.ts';
import { Tour } from './tour/tour.tsx';
import { Intro } from '#src/client/tour/intro.tsx';
import { Notices } from './ui/notices.tsx';

const tabs: [Pane, string][] = [
  ['people', say('Люди', 'People')],
  ['chat', say('Чат', 'Chat')],
  ['phone', say('Приложение', 'Mini-app')],
];

function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.theme = theme;
    for (const [key, color] of Object.entries(palettes[theme])) {
      style.setProperty(`--tg-${key}`, color);
    }
  }, [theme]);
}

function useServer(): void {
  useEffect(
    () =>
      followChanges(
        applyChange,
        () => {
          const isFirst = useSelection.getState().telegramId === undefined;
          refreshAll()
            .then(() => {
              const { telegramId } = useSelection.getState();
              return isFirst && telegramId ? openFirst(telegramId) : undefined;
            })
            .catch(showFailure);
        },
        () => useChats.setState({ isConnected: false }),
      ),
    [],
  );
}

export function App() {
  useTheme();
  useServer();
  useEffect(startBridge, []);
  useEffect(followClientSwitches, []);
  const { telegramId, pane, groupId } = useSelection();
  const group = useGroups(({ groups }) => groups.find((one) => one.telegramId === groupId));
  const { people, isConnected, isLoaded } = useChats();
  const person = people.find((one) => one.telegramId === telegramId);

  if (!isLoaded || person === undefined) {
    return (
      <>
        <main className={styles.waiting}>
          {say('Подключаемся к песочнице…', 'Connecting to the sandbox…')}
        </main>
        <Notices />
      </>
    );
  }
  return (
    <main className={styles.app} data-pane={pane}>
      <nav className={styles.tabs} aria-label={say('Части окна', 'Parts of the window')}>
        {tabs.map(([name, word]) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane === name}
            data-testid={`tab-${name}`}
            onClick={() => showPane(name)}
          >
            {word}
          </button>
        ))}
      </nav>
      <div className={styles.people}>
        <PeopleList />
      </div>
      <Tour />
      <div className={styles.chat}>
        <Intro person={person} />
        <section
          className={chatStyles.pane}
          aria-label={
            group
              ? say('Переписка в группе', 'Conversation in the group')
              : say('Переписка с ботом', 'Conversation with the bot')
          }
        >
          {group ? (
            <GroupChat
              key={`${group.telegramId} ${person.telegramId}`}
              group={group}
              member={person}
            />
          ) : (
            <Chat key={person.telegramId} person={person} />
          )}
        </section>
        <Journal />
      </div>
      <section className={styles.phone} aria-label={say('Телефон', 'Phone')}>
        <Switches />
        <Phone person={person} />
      </section>
      {!isConnected && (
        <output className={styles.offline}>
          {say(
            'Нет связи с песочницей, подключаемся снова…',
            'No connection to the sandbox, connecting again…',
          )}
        </output>
      )}
      <GroupDialogs />
      <Notices />
    </main>
  );
}
