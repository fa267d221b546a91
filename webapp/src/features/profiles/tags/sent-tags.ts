import type { User } from '@kollab/contract';
import { tagNames } from '#src/shared/tags/tag-list.ts';

/** What differs from these is an unsent draft. */
export function sentTags(me: User): string[] {
  const staged = me.pendingChanges.find(
    ({ changeType, state }) => changeType === 'tags' && state === 'draft',
  );
  return tagNames(staged ? staged.oldValue : me.tags);
}
