import { pauseProject, type Project, setCheckInDay } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { checkInsQuery, useProjectCache } from '#src/api/projects.ts';
import { useOwnerCall } from '#src/shared/project/owner-tools-call.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';
import { texts } from '#src/texts/common.ts';
import { checkInTexts } from '#src/texts/team/check-ins.ts';
import { CheckInWeeks } from './check-in-weeks.tsx';
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

const never = 'never';

function Day({ projectId, day }: { projectId: string; day: number | null }) {
  const projects = useProjectCache();
  const { save, wished, isWaiting } = useSavedAtOnce({
    name: `check-in day of ${projectId}`,
    save: ({ day: chosen = null }: { day?: number | null }) =>
      call(setCheckInDay, { params: { projectId }, body: { day: chosen } }),
    onSaved: () => projects.refresh(),
    failed: words.dayFailed,
  });
  const shown = wished.day === undefined ? day : wished.day;
  const options = words.days.map((text, index) => ({ value: String(index + 1), text }));
  return (
    <Section note={isWaiting ? texts.errors.waits : words.dayNote} testId="check-in-day">
      <SelectCell
        label={words.day}
        value={shown === null ? never : String(shown)}
        options={[...options, { value: never, text: words.never }]}
        onChange={(value) => save({ day: value === never ? null : Number(value) })}
      />
    </Section>
  );
}

export function CheckIns({ project }: { project: Project }) {
  const { id, viewer } = project;
  const { data } = useLoad(checkInsQuery(id));
  if (!data) return null;
  const { own, weeks, day, isDoubted, mayAskModeratorsAt } = data;
  return (
    <>
      {isDoubted && <Doubt projectId={id} />}
      {own && <OwnAnswer project={project} own={own} mayAskModeratorsAt={mayAskModeratorsAt} />}
      <CheckInWeeks weeks={weeks} />
      {viewer.isOwner && <Day projectId={id} day={day} />}
    </>
  );
}
