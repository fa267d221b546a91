import { limits, paths, type profileCompletion, type User } from '@kollab/contract';
import { guideStepFor } from '#src/shared/person/draft/own-completion.ts';
import { texts } from '#src/texts/common.ts';
import { todayTexts } from '#src/texts/today.ts';

export function nextStepOf(
  { moderationStatus }: User,
  { percent, missing }: ReturnType<typeof profileCompletion>,
): { text: string; hint: string; to: string } | undefined {
  const words = todayTexts.step;
  switch (moderationStatus) {
    case 'Rejected':
      return { text: words.fix, hint: words.fixHint, to: paths.moderation };
    case null:
      return percent < limits.completionToCreateProject
        ? {
            text: words.fill,
            hint: words.fillHint(texts.common.percent(percent)),
            to: paths.guide(guideStepFor(missing) ?? 1),
          }
        : { text: words.send, hint: words.sendHint, to: paths.home };
    default:
      return undefined;
  }
}
