import { answerCheckIn, type CheckInAnswer, type OwnCheckIn } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { checkInTexts } from '#src/texts/team/check-ins.ts';

interface Said {
  answer?: CheckInAnswer;
  line?: string;
}

export function useAnswering(
  { projectId, checkInId }: { projectId: string; checkInId: string },
  onSuccess?: (own: OwnCheckIn) => void,
) {
  const projects = useProjectCache();
  const words = checkInTexts.checkIns;
  return useAction({
    perform: (body: Said) => call(answerCheckIn, { params: { projectId, checkInId }, body }),
    done: words.kept,
    failed: words.failed,
    onSuccess,
    onSettled: () => projects.refresh(),
  });
}
