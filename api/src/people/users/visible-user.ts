import type { UserRef } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { isVisible, type Viewer } from '#src/people/visibility/visibility.ts';
import { getUser, type UserRow } from './users.queries.ts';

/** A person whom a viewer may see. Throws userNotFound for others too. */
export async function getVisibleUser(db: Db, ref: UserRef, viewer: Viewer): Promise<UserRow> {
  const user = await getUser(db, ref);
  if (!(await isVisible(db, user, viewer))) throw new AppError('userNotFound');
  return user;
}
