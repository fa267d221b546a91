import { type Project, setCheckInDay } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useLoad } from '#src/api/load.ts';
import { checkInsQuery, useProjectCache } from '#src/api/projects.ts';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { useSavedAtOnce } from '#src/kit/notices/use-saved-at-once.ts';
import { texts } from '#src/texts/common.ts';
import { checkInTexts } from '#src/texts/team/check-ins.ts';
import { CheckInWeeks } from './check-in-weeks.tsx';

const words = checkInTexts.checkIns;
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

/** How a team said it goes, week by week; its owner chooses when it is asked. */
export function TeamCheckIns({ project }: { project: Project }) {
  const { id, viewer } = project;
  const { data } = useLoad(checkInsQuery(id));
  if (!data) return null;
  return (
    <>
      <CheckInWeeks weeks={data.weeks} />
      {viewer.isOwner && <Day projectId={id} day={data.day} />}
    </>
  );
}
