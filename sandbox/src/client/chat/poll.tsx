import { useState } from 'react';
import { control } from '#src/client/api/control.ts';
import { say } from '#src/client/language/language.ts';
import { showFailure } from '#src/client/state/notices.ts';
import type { Message } from '#src/control/common/shapes.ts';
import styles from './poll.module.css';

type ShownPoll = NonNullable<Message['poll']>;

const kindOf = ({ isClosed, isAnonymous }: ShownPoll) => {
  if (isClosed) return say('Итоги опроса', 'Final results');
  return isAnonymous ? say('Анонимный опрос', 'Anonymous poll') : say('Опрос', 'Poll');
};

/** A second press takes the vote back. */
export function Poll({
  poll,
  messageId,
  chatId,
  telegramId,
}: {
  poll: ShownPoll;
  messageId: number;
  chatId: number;
  telegramId: number;
}) {
  const [isBusy, setBusy] = useState(false);
  const { options, allowsMultiple, isClosed } = poll;
  const own = options.flatMap(({ voterIds }, place) =>
    voterIds.includes(telegramId) ? [place] : [],
  );
  const voters = new Set(options.flatMap(({ voterIds }) => voterIds)).size;

  function press(place: number) {
    const others = own.filter((one) => one !== place);
    const kept = allowsMultiple ? others : [];
    const next = own.includes(place) ? kept : [...kept, place];
    setBusy(true);
    control
      .vote(chatId, { telegramId, messageId, options: next })
      .catch(showFailure)
      .finally(() => setBusy(false));
  }

  return (
    <div className={styles.poll} data-testid="poll">
      <b>{poll.question}</b>
      <span className={styles.kind}>{kindOf(poll)}</span>
      {options.map(({ text, voterIds }, place) => (
        <button
          key={text}
          type="button"
          className={styles.option}
          aria-pressed={own.includes(place)}
          disabled={isClosed || isBusy}
          onClick={() => press(place)}
        >
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.text}>{text}</span>
          <span className={styles.count}>{voterIds.length}</span>
          <span
            className={styles.bar}
            style={{ width: `${voters === 0 ? 0 : (voterIds.length / voters) * 100}%` }}
          />
        </button>
      ))}
      <span className={styles.kind}>
        {voters === 0
          ? say('Пока никто не голосовал', 'No votes yet')
          : say(`Проголосовали: ${voters}`, `Voted: ${voters}`)}
      </span>
    </div>
  );
}
