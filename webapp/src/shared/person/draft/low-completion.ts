import { type CompletionItem, limits, paths, type User } from '@kollab/contract';
import type { NavigateFunction } from 'react-router-dom';
import { showAlert } from '#src/kit/notices/notices.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { draftCompletion, guideStepFor } from './own-completion.ts';
import { getProfileDraft } from './profile-draft.ts';

const nameOf = (item: CompletionItem) =>
  profileTexts.profile.fields[item === 'status' ? 'statusShort' : item];

/** Not full enough for a project (spec §5). */
export async function sayLowCompletion(me: User, navigate: NavigateFunction) {
  telegram().haptic('error');
  const { percent, missing } = draftCompletion(me, getProfileDraft(me.telegramId));
  const words = profileTexts.profile.lowCompletion;
  const isFullWithDrafts = percent >= limits.completionToCreateProject;
  const hint = isFullWithDrafts ? words.draftsWait : words.missing(missing.map(nameOf).join(', '));
  const action = isFullWithDrafts ? words.toSending : words.fill;
  if (!(await showAlert(`${words.tooLow}\n${hint}`, action))) return;
  const step = isFullWithDrafts ? undefined : guideStepFor(missing);
  await navigate(step === undefined ? paths.home : paths.guide(step));
}
