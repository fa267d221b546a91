import { answerHandOver, answerInvitation, type Project } from '@kollab/contract';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { keepalive, noUndoneWithin, useUndoable } from '#src/kit/lib/use-undoable.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './asked-card.module.css';

interface AskedCardProps {
  project: Pick<Project, 'id' | 'ownerName' | 'viewer'>;
}

interface Answer {
  projectId: string;
  accept: boolean;
}

/** How a project's invitation is answered, or the offer to own it, and what is said of that. */
function questionOf({ viewer, ownerName }: AskedCardProps['project']) {
  const words = projectTexts.projectPage;
  const owner = ownerName || texts.common.nobody;
  return viewer.isInvited
    ? {
        send: (body: Answer) => call(answerInvitation, { body }, keepalive),
        title: words.invited,
        by: words.invitedBy(owner),
        accepted: words.accepted,
        declined: words.declined,
        failed: words.answerFailed,
      }
    : {
        send: (body: Answer) => call(answerHandOver, { body }, keepalive),
        title: words.offered,
        by: words.offeredBy(owner),
        accepted: words.owning,
        declined: words.notOwning,
        failed: words.offerFailed,
      };
}

/**
 * What the owner of a project asks who looks at it, to join its team or to own it: accepted at once, or declined
 * unless that is taken back.
 */
export function AskedCard({ project }: AskedCardProps) {
  const { run, isBusy } = useOwnerCall();
  const [isDeclined, setDeclined] = useState(false);
  const { hold, takeBack } = useUndoable(noUndoneWithin);
  const words = projectTexts.projectPage;
  const { send, title, by, accepted, declined, failed } = questionOf(project);
  const answer = (accept: boolean) => {
    run<{ result: string }>(
      () => send({ projectId: project.id, accept }),
      { done: ({ result }) => (result === 'declined' ? declined : accepted), failed },
      focusPage,
    );
  };
  const decline = () => {
    setDeclined(true);
    hold(() => {
      setDeclined(false);
      answer(false);
    });
    focusPage();
  };
  if (isDeclined) {
    return (
      <Section testId="asked">
        <div className={styles.declined}>
          <output className="small">{declined}</output>
          <Button kind="plain" isCompact onClick={() => takeBack() && setDeclined(false)}>
            {words.undo}
          </Button>
        </div>
      </Section>
    );
  }
  return (
    <Section testId="asked">
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.by}>{by}</p>
      </div>
      <div className={styles.actions}>
        <Button isCompact isLoading={isBusy} onClick={() => answer(true)}>
          {words.accept}
        </Button>
        <Button kind="tinted" isCompact isEnabled={!isBusy} onClick={decline}>
          {words.decline}
        </Button>
      </div>
    </Section>
  );
}
