import { decideWorkText, paths, readyReasonsFor, type WorkText } from '@kollab/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { workTextTexts } from '#src/texts/moderation/work-texts.ts';
import { ReasonSheet } from '#src/shared/moderation/reason-sheet.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { queueKey, workTextsQuery } from './items/queue-lists.ts';
import head from './cards/queue-card.module.css';
import styles from './cards/report-card.module.css';

function WorkTextCard({ said }: { said: WorkText }) {
  const { confirmationId: id, version, name, role, ownerName, projectName, telegramId } = said;
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const queries = useQueryClient();
  const words = workTextTexts;
  const { run, isPending } = useAction({
    perform: (comment: string | undefined) =>
      call(decideWorkText, {
        params: { id },
        body: {
          version,
          approve: comment === undefined,
          ...(comment !== undefined && { comment }),
        },
      }),
    done: (_, comment) => (comment === undefined ? words.approved : words.rejected),
    failed: words.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: queueKey }).catch(() => undefined),
  });
  return (
    <article aria-label={name} data-testid="queue-work-text">
      <Section>
        <Link to={paths.user(telegramId)} className={head.person}>
          <span className="grow">
            <span className={head.name}>{words.about(name, role)}</span>
            <span className={head.detail}>{words.from(ownerName, projectName)}</span>
          </span>
        </Link>
        <div className={styles.report}>
          <p className={styles.text}>{said.text}</p>
        </div>
        {said.isForOthers ? (
          <p className={head.forOthers}>{words.forOthers}</p>
        ) : (
          <fieldset className={head.actions}>
            <Button kind="tinted" isCompact isEnabled={!isPending} onClick={() => run(undefined)}>
              {words.approve}
            </Button>
            <Button
              kind="danger"
              isCompact
              isEnabled={!isPending}
              onClick={() => setRejecting(true)}
            >
              {words.reject}
            </Button>
          </fieldset>
        )}
      </Section>
      {isRejecting && (
        <ReasonSheet
          words={{
            title: words.rejectTitle,
            reason: words.reason,
            hint: words.reasonHint,
            action: words.reject,
          }}
          ready={readyReasonsFor('removal')}
          reason={reason}
          onType={setReason}
          onClose={() => setRejecting(false)}
          onDone={(comment) => {
            setRejecting(false);
            run(comment);
          }}
        />
      )}
    </article>
  );
}

/** Above all else that waits: it is read in a moment. */
export function WorkTexts() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(workTextsQuery);
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  if (all.length === 0) return null;
  const words = workTextTexts;
  return (
    <section aria-label={words.title}>
      {all.map((said) => (
        <WorkTextCard key={`${said.confirmationId} ${said.version}`} said={said} />
      ))}
      {hasNextPage && (
        <Button kind="plain" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
