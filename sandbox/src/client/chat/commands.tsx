import type { Bot } from '#src/client/api/shapes.ts';
import styles from './composer.module.css';

/** The bot's commands; pressing one sends it. */
export function Commands({
  commands,
  onPick,
}: {
  commands: Bot['commands'];
  onPick: (command: string) => void;
}) {
  return (
    <ul className={styles.commands} aria-label="Команды бота">
      {commands.map(({ command, description }) => (
        <li key={command}>
          <button type="button" onClick={() => onPick(`/${command}`)}>
            <b>/{command}</b>
            <span>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
