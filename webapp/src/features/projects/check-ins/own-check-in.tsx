import {
  askModerators,
  type CheckIns,
  limits,
  type OwnCheckIn,
  paths,
  type Project,
  tellOwnerWhoIsMissing,
} from '@kollab/contract';
import Check from 'lucide-react/icons/check';
import Flag from 'lucide-react/icons/flag';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { call } from '#src/api/api.ts';
import { Answers } from '#src/shared/check-ins/answers.tsx';
import { useAnswering } from '#src/shared/check-ins/use-answering.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { InputCell } from '#src/kit/forms/input-cell.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { sayDay } from '#src/texts/moment.ts';
import { checkInTexts } from '#src/texts/team/check-ins.ts';

const words = checkInTexts.checkIns;

interface OwnProps {
  project: Project;
  own: OwnCheckIn;
  mayAskModeratorsAt: CheckIns['mayAskModeratorsAt'];
}

function Line({ project, own }: Pick<OwnProps, 'project' | 'own'>) {
  const [line, setLine] = useState(own.line);
  const { run, isPending } = useAnswering({ projectId: project.id, checkInId: own.id });
  return (
    <>
      <InputCell
        id="check-in-line"
        label={words.line}
        value={line}
        onChange={setLine}
        clean={(typed) => typed.slice(0, limits.checkInLine)}
        placeholder={words.linePlaceholder}
        isLong
      />
      {line.trim() !== own.line && (
        <Cell isAccent isQuiet={isPending} icon={Check} onClick={() => run({ line })}>
          {words.saveLine}
        </Cell>
      )}
    </>
  );
}

function Help({ project, own, mayAskModeratorsAt }: OwnProps) {
  const { id: projectId, viewer } = project;
  const { run, isBusy } = useOwnerCall();
  const request = { params: { projectId, checkInId: own.id }, body: {} };
  const ask = () =>
    run(() => call(askModerators, request), {
      done: words.moderatorsAsked,
      failed: words.askFailed,
    });
  const tell = () =>
    run(() => call(tellOwnerWhoIsMissing, request), {
      done: words.ownerTold,
      failed: words.tellOwnerFailed,
    });
  return (
    <Section title={words.missing} testId="stuck">
      {viewer.isOwner ? (
        <Cell
          isAccent
          icon={UserRoundPlus}
          to={paths.newVacancy(projectId)}
          detail={words.findPersonHint}
        >
          {words.findPerson}
        </Cell>
      ) : own.hasToldOwner ? (
        <Cell isQuiet icon={UserRoundPlus}>
          {words.ownerTold}
        </Cell>
      ) : (
        <Cell
          isAccent
          icon={UserRoundPlus}
          detail={words.tellOwnerHint}
          onClick={() => !isBusy && tell()}
        >
          {words.findPerson}
        </Cell>
      )}
      {mayAskModeratorsAt === null ? (
        <Cell
          isAccent
          icon={LifeBuoy}
          detail={words.askModeratorsHint}
          onClick={() => !isBusy && ask()}
        >
          {words.askModerators}
        </Cell>
      ) : (
        <Cell isQuiet icon={LifeBuoy}>
          {words.askedAlready(sayDay(mayAskModeratorsAt))}
        </Cell>
      )}
      {viewer.isOwner && (
        <Cell icon={Flag} to={paths.endProject(projectId)} detail={words.endProjectHint}>
          {words.endProject}
        </Cell>
      )}
    </Section>
  );
}

export function OwnAnswer({ project, own, mayAskModeratorsAt }: OwnProps) {
  const { run, isPending, wish } = useAnswering({ projectId: project.id, checkInId: own.id });
  const answer = (isPending && wish?.answer) || own.answer;
  return (
    <>
      <Section title={words.title} note={words.ownNote} testId="own-check-in">
        <Answers
          label={words.question(project.name)}
          chosen={answer}
          onAnswer={(given) => run({ answer: given })}
        />
        {own.answer !== null && <Line key={own.id} project={project} own={own} />}
      </Section>
      {own.answer === 'stuck' && (
        <Help project={project} own={own} mayAskModeratorsAt={mayAskModeratorsAt} />
      )}
    </>
  );
}
