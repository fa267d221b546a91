import type { User } from '@kollab/contract';
import { tagNames } from '#src/shared/tags/tag-list.ts';

/** The tags that moderators have or have seen: what differs from them is an unsent draft. */
export function sentTags(me: User): string[] {
  const staged = me.pendingChanges.find(
    ({ changeType, state }) => changeType === 'tags' && state === 'draft',
  );
  return tagNames(staged ? staged.oldValue : me.tags);
}
