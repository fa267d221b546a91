import { pauseProject, type Project } from '@kollab/contract';
import CirclePause from 'lucide-react/icons/circle-pause';
import Play from 'lucide-react/icons/play';
import { call } from '#src/api/api.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { projectTexts } from '#src/texts/projects.ts';

export function Paused({ project }: { project: Project }) {
  const { id, viewer } = project;
  const { run, isBusy } = useOwnerCall();
  const { paused, pausedHint, resume, resumed, resumeFailed, resumeHint } =
    projectTexts.projectPage;
  const goOn = () =>
    run(() => call(pauseProject, { params: { projectId: id }, body: { isPaused: false } }), {
      done: resumed,
      failed: resumeFailed,
    });
  return (
    <Section testId="paused">
      <Cell icon={CirclePause} detail={pausedHint}>
        {paused}
      </Cell>
      {viewer.isOwner && (
        <Cell isAccent icon={Play} detail={resumeHint} onClick={() => !isBusy && goOn()}>
          {resume}
        </Cell>
      )}
    </Section>
  );
}
