import { answerInvitation, type Project } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { useOwnerCall } from '#src/entities/projects/owner-tools-call.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './invited-card.module.css';

/** The invitation to a project that one looks at, to be accepted or declined. */
export function InvitedCard({ project }: { project: Pick<Project, 'id' | 'ownerName'> }) {
  const { run, isBusy } = useOwnerCall();
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
        <Button kind="tinted" isCompact isEnabled={!isBusy} onClick={() => answer(false)}>
          {words.decline}
        </Button>
      </div>
    </Section>
  );
}
