import { type ReviewedField, reviewedFieldNames, type UserRef } from '@kollab/contract';
import type { Updateable } from 'kysely';
import type { Context } from '#src/platform/context.ts';
import type { UsersTable } from '#src/platform/database/schema.ts';
import type { Locked, Subject, Values } from '#src/review/subject.ts';
import { announce } from '#src/platform/listeners.ts';
import { learnTags } from '#src/people/tags/tags.service.ts';
import { profileColumn } from '#src/people/users/profile-columns.ts';
import { getUser, lockUser, updateUser, type UserRow } from '#src/people/users/users.service.ts';

const reviewedColumns = reviewedFieldNames.map((field) => [field, profileColumn(field)] as const);

const toLocked = (user: UserRow): Locked => ({
  type: 'profile',
  id: user.id,
  ownerId: user.id,
  published: Object.fromEntries(reviewedColumns.map(([field, column]) => [field, user[column]])),
  wasApproved: user.approved_at !== null,
});

const toColumns = (values: Values): Updateable<UsersTable> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      profileColumn(field as ReviewedField),
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  );

export const profileSubject = (
  context: Pick<Context, 'listeners' | 'clock'>,
): Subject<UserRef, { telegramId: number }> => ({
  type: 'profile',
  itemFields: new Set<ReviewedField>(['tags', 'links']),
  requiredFields: [],

  getId: async (db, ref) => (await getUser(db, ref)).id,

  nameIn: async (trx, id) => ({ telegramId: (await getUser(trx, id)).telegram_id }),

  lock: async (trx, id) => toLocked(await lockUser(trx, id)),

  async publish(trx, id, values) {
    if (Object.keys(values).length === 0) return;
    // A removed photo of Telegram's stays away: its address is remembered.
    const isOwnPhoto = Boolean(values.photo) && { telegram_photo_url: null };
    const tags = values['tags'] !== undefined && {
      tags: await learnTags(trx, values['tags'] as string[]),
    };
    await updateUser(trx, id, { ...toColumns({ ...values, ...tags }), ...isOwnPhoto });
    await announce(context, trx, 'personChanged', { id });
  },

  async setStatus(trx, id, { status, at, reason, isPartial }) {
    const isPublished = status === 'Approved' || isPartial;
    await updateUser(trx, id, {
      moderation_status: status,
      status_updated_at: at,
      rejection_reason: reason ?? null,
      ...(isPublished && { approved_at: at }),
    });
    if (isPublished) await announce(context, trx, 'personChanged', { id });
  },

  newsOf: (_trx, { wasApproved }, { published, refusal }) =>
    Promise.resolve(
      refusal === undefined
        ? { kind: 'profileApproved', ...(wasApproved && { edited: published as ReviewedField[] }) }
        : { kind: 'profileRejected', ...refusal },
    ),
});
