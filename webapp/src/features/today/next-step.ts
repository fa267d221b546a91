import { limits, paths, profileCompletion, type User } from '@kollab/contract';
import { todayTexts } from '#src/texts/today.ts';

/** The one thing to do about the own profile now; nothing while there is none, or it is reviewed. */
export function nextStepOf(me: User): { text: string; hint: string; to: string } | undefined {
  const words = todayTexts.step;
  const { percent } = profileCompletion(me);
  switch (me.moderationStatus) {
    case 'Rejected':
      return { text: words.fix, hint: words.fixHint, to: paths.moderation };
    case null:
      return percent < limits.completionToCreateProject
        ? { text: words.fill, hint: words.fillHint(percent), to: paths.guide(1) }
        : { text: words.send, hint: words.sendHint, to: paths.home };
    default:
      return undefined;
  }
}
