import type { User } from '@kollab/contract';
import { useEffect } from 'react';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { showToast } from '#src/kit/notices/notices.ts';
import { conflictsOf, merged } from './draft-conflicts.ts';
import { useProfileDraft, rebaseDraft } from '#src/shared/person/draft/profile-draft.ts';

/** Lists are merged by themselves; answers what is left for the person to choose. */
export function useDraftConflicts(me: User) {
  const { telegramId } = me;
  const draft = useProfileDraft(telegramId);
  const conflicts = conflictsOf(draft, me);
  useEffect(() => {
    const lists = conflicts.flatMap((one) => merged(one, draft.bases[one.field]) ?? []);
    if (lists.length === 0) return;
    for (const list of lists) rebaseDraft(telegramId, list, me);
    showToast(fieldTexts.conflict.merged);
  });
  return conflicts.filter((one) => merged(one, draft.bases[one.field]) === undefined);
}
