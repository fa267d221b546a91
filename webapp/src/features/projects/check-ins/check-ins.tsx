import { pauseProject, type Project } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { checkInsQuery } from '#src/api/projects.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { checkInTexts } from '#src/texts/team/check-ins.ts';
import styles from './check-ins.module.css';
import { OwnAnswer } from './own-check-in.tsx';

const words = checkInTexts.checkIns;

function Doubt({ projectId }: { projectId: string }) {
  const { run, isBusy } = useOwnerCall();
  const say = (isPaused: boolean) =>
    run(() => call(pauseProject, { params: { projectId }, body: { isPaused } }), {
      done: isPaused ? words.paused : words.going,
      failed: words.pauseFailed,
    });
  return (
    <Section testId="doubted">
      <div className={styles.asked}>
        <h2 className={styles.title}>{words.doubted}</h2>
        <p className="small quiet">{words.doubtedHint}</p>
      </div>
      <div className={styles.actions}>
        <Button isCompact isLoading={isBusy} onClick={() => say(false)}>
          {words.goesOn}
        </Button>
        <Button kind="tinted" isCompact isEnabled={!isBusy} onClick={() => say(true)}>
          {words.pause}
        </Button>
      </div>
    </Section>
  );
}

/** What one is asked about a project one works on. */
export function CheckIns({ project }: { project: Project }) {
  const { data } = useLoad(checkInsQuery(project.id));
  if (!data) return null;
  const { own, isDoubted, mayAskModeratorsAt } = data;
  return (
    <>
      {isDoubted && <Doubt projectId={project.id} />}
      {own && <OwnAnswer project={project} own={own} mayAskModeratorsAt={mayAskModeratorsAt} />}
    </>
  );
}
