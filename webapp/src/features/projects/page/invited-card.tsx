import { answerInvitation, type Project } from '@kollab/contract';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { noUndoneWithin, useUndoable } from '#src/kit/lib/use-undoable.ts';
import { useOwnerCall } from '#src/entities/projects/owner-tools-call.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './invited-card.module.css';

/** The invitation to a project that one looks at, to be accepted at once, or declined unless that is taken back. */
export default function InvitedCard({ project }: { project: Pick<Project, 'id' | 'ownerName'> }) {
  const { run, isBusy } = useOwnerCall();
  const [isDeclined, setDeclined] = useState(false);
  const { hold, takeBack } = useUndoable(noUndoneWithin);
  const words = projectTexts.projectPage;
  const answer = (accept: boolean) =>
    run(
      () => call(answerInvitation, { body: { projectId: project.id, accept } }),
      {
        done: ({ result }) => (result === 'member' ? words.accepted : words.declined),
        failed: words.answerFailed,
      },
      focusPage,
    );
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
      <Section testId="invited">
        <div className={styles.declined}>
          <output className="small">{words.declined}</output>
          <Button kind="plain" isCompact onClick={() => takeBack() && setDeclined(false)}>
            {words.undo}
          </Button>
        </div>
      </Section>
    );
  }
  return (
    <Section testId="invited">
      <div className={styles.text}>
        <h2 className={styles.title}>{words.invited}</h2>
        <p className={styles.by}>{words.invitedBy(project.ownerName || texts.common.nobody)}</p>
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
