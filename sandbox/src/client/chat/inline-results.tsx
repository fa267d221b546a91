import { useState } from 'react';
import { say } from '#src/client/language/language.ts';
import { control } from '#src/client/api/control.ts';
import type { InlineAnswer } from '#src/control/common/shapes.ts';
import { openApp } from '#src/client/phone/sessions.ts';
import { refreshMessages, sendMessage } from '#src/client/state/chats.ts';
import { showFailure } from '#src/client/state/notices.ts';
import styles from './inline-results.module.css';
import { useInlineQuery } from './use-inline-query.ts';

type Result = InlineAnswer['results'][number];

function Thumbnail({ result: { title, thumbnailUrl } }: { result: Result }) {
  const [isBroken, setBroken] = useState(false);
  if (!thumbnailUrl || isBroken || !/^https?:/i.test(thumbnailUrl)) {
    return (
      <span className={styles.thumb} aria-hidden="true">
        {Array.from(title)[0]}
      </span>
    );
  }
  return (
    <img
      className={styles.thumb}
      src={thumbnailUrl}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}

async function pressButton(
  telegramId: number,
  { webApp, startParameter }: NonNullable<InlineAnswer['button']>,
): Promise<void> {
  if (webApp) await openApp(telegramId, { url: webApp });
  else await sendMessage(telegramId, `/start ${startParameter ?? ''}`.trim());
}

export function InlineResults({
  telegramId,
  query,
  onDone,
}: {
  telegramId: number;
  query: string;
  onDone: () => void;
}) {
  const { pages, failure, isBusy, more } = useInlineQuery(telegramId, query);
  const [isSending, setSending] = useState(false);
  const button = pages[0]?.button;
  const isEmpty = pages.every(({ results }) => results.length === 0);

  function run(work: Promise<void>) {
    setSending(true);
    work
      .then(onDone)
      .catch(showFailure)
      .finally(() => setSending(false));
  }

  async function choose(queryId: string, resultId: string) {
    await control.chooseInline(telegramId, queryId, resultId);
    await refreshMessages(telegramId);
  }

  return (
    <div className={styles.panel} aria-busy={isBusy} data-testid="inline-results">
      {button && (
        <button
          type="button"
          className={styles.wide}
          disabled={isSending}
          onClick={() => run(pressButton(telegramId, button))}
        >
          {button.text}
        </button>
      )}
      <ul className={styles.list} aria-label={say('Что нашёл бот', 'What the bot found')}>
        {pages.flatMap(({ queryId, results }) =>
          results.map((result) => (
            <li key={`${queryId}-${result.id}`}>
              <button
                type="button"
                className={styles.result}
                disabled={isSending}
                data-testid="inline-result"
                onClick={() => run(choose(queryId, result.id))}
              >
                <Thumbnail result={result} />
                <span className={styles.words}>
                  <b>{result.title}</b>
                  {result.description && <span>{result.description}</span>}
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
      {more && (
        <button type="button" className={styles.wide} disabled={isBusy} onClick={more}>
          {say('Ещё', 'More')}
        </button>
      )}
      {isEmpty && (
        <output className={styles.note}>
          {isBusy
            ? say('Спрашиваем бота…', 'Asking the bot…')
            : (failure ?? say('Ничего не нашлось', 'Nothing found'))}
        </output>
      )}
    </div>
  );
}
