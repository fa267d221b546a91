import { answerHandOver, answerInvitation, type Project } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { texts } from '#src/texts/common.ts';
import { projectTexts } from '#src/texts/projects.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { useOwnerCall } from '#src/entities/projects/owner-tools-call.ts';
import { Section } from '#src/kit/layout/section.tsx';
import styles from './asked-card.module.css';

interface AskedCardProps {
  project: Pick<Project, 'id' | 'ownerName' | 'viewer'>;
}

/** What the owner of a project asks who looks at it: to join its team, or to own it. */
export default function AskedCard({ project }: AskedCardProps) {
  const { run, isBusy } = useOwnerCall();
  const words = projectTexts.projectPage;
  const { id: projectId, viewer } = project;
  const ownerName = project.ownerName || texts.common.nobody;
  const answer = (accept: boolean) => {
    const body = { projectId, accept };
    if (viewer.isInvited) {
      const done = ({ result }: { result: string }) =>
        result === 'member' ? words.accepted : words.declined;
      const failed = words.answerFailed;
      run(() => call(answerInvitation, { body }), { done, failed }, focusPage);
    } else {
      const done = ({ result }: { result: string }) =>
        result === 'accepted' ? words.owning : words.notOwning;
      const failed = words.offerFailed;
      run(() => call(answerHandOver, { body }), { done, failed }, focusPage);
    }
  };
  return (
    <Section testId="asked">
      <div className={styles.text}>
        <h2 className={styles.title}>{viewer.isInvited ? words.invited : words.offered}</h2>
        <p className={styles.by}>
          {viewer.isInvited ? words.invitedBy(ownerName) : words.offeredBy(ownerName)}
        </p>
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
