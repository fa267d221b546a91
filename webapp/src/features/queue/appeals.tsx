import {
  type AppealDecision,
  decideSanctionAppeal,
  paths,
  type SanctionAppeal,
} from '@kollab/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#src/api/api.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { sayMoment } from '#src/texts/moment.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';
import { texts } from '#src/texts/common.ts';
import { ReasonSheet } from '#src/shared/moderation/reason-sheet.tsx';
import { Badge } from '#src/kit/content/badge.tsx';
import { ExpandableText } from '#src/kit/content/expandable-text.tsx';
import { Button } from '#src/kit/controls/button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { appealsQuery, queueKey } from './items/queue-lists.ts';
import head from './cards/queue-card.module.css';
import styles from './cards/report-card.module.css';

function useDecision({ id, projectId }: SanctionAppeal) {
  const queries = useQueryClient();
  const projects = useProjectCache();
  const { granted, refused, failed } = sanctionTexts.queue;
  return useAction({
    perform: ({ decision, comment }: { decision: AppealDecision; comment?: string }) =>
      call(decideSanctionAppeal, {
        params: { id },
        body: { decision, ...(comment !== undefined && { comment }) },
      }),
    done: (_, { decision }) =>
      decision === 'refused' ? refused : granted[projectId === null ? 'profile' : 'project'],
    failed,
    onSuccess: () => void projects.refresh(),
    onSettled: () => queries.invalidateQueries({ queryKey: queueKey }).catch(() => undefined),
  });
}

function Facts({ appeal }: { appeal: SanctionAppeal }) {
  const { kind, reason, sanctionedBy, sanctionedAt, until, text } = appeal;
  const words = sanctionTexts.queue;
  const kindName = sanctionTexts.sanction.kinds[kind];
  return (
    <div className={styles.report}>
      <Badge tone="warning">{kindName}</Badge>
      <p className={styles.text}>
        <ExpandableText>{text}</ExpandableText>
      </p>
      {reason !== null && (
        <p className={styles.quiet}>
          <ExpandableText>{words.reason(texts.words.reason(reason))}</ExpandableText>
        </p>
      )}
      <p className={styles.quiet}>
        {words.decidedBy(sanctionedBy ?? words.someone, sayMoment(sanctionedAt))}
      </p>
      {until !== null && <p className={styles.quiet}>{words.until(sayMoment(until))}</p>}
    </div>
  );
}

function AppealCard({ appeal }: { appeal: SanctionAppeal }) {
  const { name, projectId, telegramId, submittedAt, isForOthers } = appeal;
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const { run, isPending } = useDecision(appeal);
  const words = sanctionTexts.queue;
  const about = projectId === null ? 'profile' : 'project';
  const grant = async () => {
    if (await askFirst(words.grantQuestion[about], words.grant[about])) {
      run({ decision: 'granted' });
    }
  };
  return (
    <article aria-label={name} data-testid="queue-appeal">
      <Section>
        <Link
          to={projectId === null ? paths.user(telegramId) : paths.project(projectId)}
          className={head.person}
        >
          <span className="grow">
            <span className={head.name}>{name}</span>
            <span className={head.detail}>{words.sentAt(sayMoment(submittedAt))}</span>
          </span>
        </Link>
        <Facts appeal={appeal} />
        {isForOthers ? (
          <p className={head.forOthers}>{words.forOthers}</p>
        ) : (
          <fieldset className={head.actions}>
            <Button kind="tinted" isCompact isEnabled={!isPending} onClick={() => void grant()}>
              {words.grant[about]}
            </Button>
            <Button
              kind="danger"
              isCompact
              isEnabled={!isPending}
              onClick={() => setRefusing(true)}
            >
              {words.refuse}
            </Button>
          </fieldset>
        )}
      </Section>
      {isRefusing && (
        <ReasonSheet
          words={{
            title: words.refuseTitle,
            reason: words.refuseReason,
            hint: words.refuseHint,
            action: words.refuse,
          }}
          ready={[]}
          reason={reason}
          onType={setReason}
          onClose={() => setRefusing(false)}
          onDone={(comment) => {
            setRefusing(false);
            run({ decision: 'refused', comment });
          }}
        />
      )}
    </article>
  );
}

/** Above all that waits: somebody can do nothing meanwhile. */
export function Appeals() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(appealsQuery);
  const appeals = data?.pages.flatMap(({ items }) => items) ?? [];
  if (appeals.length === 0) return null;
  const words = sanctionTexts.queue;
  return (
    <section aria-label={words.title}>
      {appeals.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} />
      ))}
      {hasNextPage && (
        <Button kind="plain" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </section>
  );
}
