import { type Application, setFirstChoice } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useApplicationCache } from '#src/api/applications.ts';
import { applicationTexts } from '#src/texts/applications.ts';
import { Button } from '#src/kit/controls/button.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';

/** Marks an own open application as the one wanted most, or takes that back. */
export function FirstChoice({ application }: { application: Application }) {
  const { projectId, vacancyId, isFirstChoice } = application;
  const applications = useApplicationCache();
  const words = applicationTexts.applications;
  const { run, isPending } = useAction({
    perform: (isFirst: boolean) =>
      call(setFirstChoice, { body: { projectId, vacancyId, isFirstChoice: isFirst } }),
    done: ({ isFirstChoice: isFirst }) => (isFirst ? words.madeFirst : words.unmarked),
    failed: words.firstFailed,
    onSettled: () => applications.refresh(),
  });
  return (
    <Button
      kind="plain"
      isCompact
      isLoading={isPending}
      label={isFirstChoice ? undefined : words.makeFirst}
      onClick={() => run(!isFirstChoice)}
    >
      {isFirstChoice ? words.notFirst : words.makeFirstShort}
    </Button>
  );
}
