import type { Link, User } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { listUndecidedChanges } from '#src/review/submissions.service.ts';
import { canonicalTags } from '#src/people/tags/tags.service.ts';
import { getUser } from '#src/people/users/users.service.ts';
import { changeOwn } from './profiles.service.ts';

/** A list as its owner sees it: a pending value hides the published one. */
async function readList<T>(trx: Trx, person: Person, field: 'tags' | 'links'): Promise<T[]> {
  const undecided = await listUndecidedChanges(trx, { type: 'profile', id: person.id });
  const pending = undecided.find((change) => change.field === field);
  const value = pending ? pending.new_value : (await getUser(trx, person.id))[field];
  return value as T[];
}

const fold = (tag: string) => tag.toLowerCase();

export function removeTag(context: Context, person: Person, tagName: string): Promise<User> {
  return changeOwn(context, { person }, async (trx) => {
    const tags = await readList<string>(trx, person, 'tags');
    const named = new Set([tagName, ...(await canonicalTags(trx, [tagName]))].map(fold));
    return { tags: tags.filter((tag) => !named.has(fold(tag))) };
  });
}

interface LinkPosition {
  index: number;
  url?: string | undefined;
}

/** Throws badInput, linkMoved. */
export function deleteLink(context: Context, person: Person, at: LinkPosition): Promise<User> {
  return changeOwn(context, { person }, async (trx) => {
    const links = await readList<Link>(trx, person, 'links');
    const link = links[at.index];
    if (at.url !== undefined && link?.url !== at.url) throw new AppError('linkMoved');
    if (!link) throw new AppError('badInput', { field: 'index' });
    return { links: links.toSpliced(at.index, 1) };
  });
}
