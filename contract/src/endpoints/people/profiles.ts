import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { bounded } from '#src/schemas/bounds.ts';
import { PolicyVersion } from '#src/schemas/account.ts';
import { TelegramId, UserRef } from '#src/schemas/ids.ts';
import {
  canonicalField,
  privateFields,
  ProfileChanges,
  readChanges,
  reviewedFields,
  TagName,
} from '#src/schemas/people/profile-fields.ts';
import { ContactVisibility, User } from '#src/schemas/people/users.ts';

const logoErrors = ['unsupportedPicture', 'logoTooLarge', 'dailyLimit'] as const;

const self = z.object({ telegramId: TelegramId });

export const updateStatus = endpoint('PATCH', '/api/User/update-status/{telegramId}', {
  access: 'selfWrite',
  params: self,
  body: z.pipe(
    z.transform(readChanges),
    z.partial(
      z.strictObject({
        statusShort: reviewedFields.statusShort,
        statusLong: reviewedFields.statusLong,
      }),
    ),
  ),
  reply: User,
  errors: ['badInput', 'staleProfile'],
  summary: 'Stages a new short and long status: {shortStatus, longStatus}',
});

const readChangeType = z.pipe(
  z.pipe(bounded(limits.fieldName), z.transform(canonicalField)),
  z.keyof(z.object({ ...reviewedFields, ...privateFields })),
);

export const saveChange = endpoint('POST', '/api/User/save-change', {
  access: 'selfWrite',
  body: z.strictObject({
    telegramId: TelegramId,
    changeType: readChangeType,
    newValue: z.unknown(),
  }),
  reply: User,
  errors: ['badInput', 'mixedAlphabets', 'staleProfile', ...logoErrors],
  summary: 'Stages a new value of one field',
});

export const sendToModeration = endpoint('POST', '/api/User/send-to-moderation', {
  access: 'selfWrite',
  body: z.strictObject({
    telegramId: TelegramId,
    changes: z.pipe(
      z.pipe(
        z.optional(z.nullable(z.unknown())),
        z.transform((value): unknown => value ?? {}),
      ),
      ProfileChanges,
    ),
    submittedAt: z.optional(z.unknown()),
    /** The policy that the person agreed to with this; null: to none, they were asked. */
    policyVersion: z.optional(z.nullable(PolicyVersion)),
  }),
  reply: User,
  errors: [
    'consentNeeded',
    'policyChanged',
    'badInput',
    'mixedAlphabets',
    'nothingToSubmit',
    'staleProfile',
    ...logoErrors,
  ],
  summary: 'Stages the changes and submits all that is staged to the moderators',
});

/** A list as the specification sends it: bare, or under its own name. */
const bare = (name: string) =>
  z.transform((input: unknown): unknown => {
    if (Array.isArray(input)) return { [name]: input };
    return input;
  });

/** With the `version` of a read in `If-Match`, only if what it changes is still what was read. */
const staged = {
  reply: User,
  errors: ['badInput', 'mixedAlphabets', 'staleProfile', ...logoErrors],
} as const;

export const updateDescription = endpoint('PATCH', '/api/User/update-description/{telegramId}', {
  ...staged,
  access: 'selfWrite',
  params: self,
  body: z.strictObject({ description: reviewedFields.description }),
  summary: 'Stages a new description',
});

export const updateTags = endpoint('PATCH', '/api/User/update-tags/{telegramId}', {
  ...staged,
  access: 'selfWrite',
  params: self,
  body: z.pipe(bare('tags'), z.strictObject({ tags: reviewedFields.tags })),
  summary: 'Stages a new list of tags; a removed tag is gone at once',
});

export const updateLinks = endpoint('PATCH', '/api/User/update-links/{telegramId}', {
  ...staged,
  access: 'selfWrite',
  params: self,
  body: z.pipe(bare('links'), z.strictObject({ links: reviewedFields.links })),
  summary: 'Stages a new list of links; a removed link is gone at once',
});

export const updateExperiences = endpoint('PATCH', '/api/User/update-experiences/{telegramId}', {
  ...staged,
  access: 'selfWrite',
  params: self,
  body: z.pipe(bare('experiences'), z.strictObject({ experiences: reviewedFields.experiences })),
  summary: 'Stages a new list of work places',
});

export const updateProfile = endpoint('PATCH', '/api/User/update-profile/{telegramId}', {
  ...staged,
  access: 'selfWrite',
  params: self,
  body: ProfileChanges,
  summary: 'Stages new values of any fields; phone and e-mail take effect at once',
});

export const putUser = endpoint('PUT', '/api/User/{id}', {
  ...staged,
  access: 'selfWrite',
  params: z.object({ id: UserRef }),
  body: ProfileChanges,
  summary: 'The same by our id or telegramId',
});

export const updatePhoto = endpoint('POST', '/api/User/update-profile', {
  ...staged,
  access: 'selfWrite',
  body: z.strictObject({
    telegramId: TelegramId,
    photo: z.nullable(bounded(limits.url)),
  }),
  summary: 'Stages a photo: an uploaded path, or the person’s photo at Telegram, which is imported',
});

export const removeTag = endpoint('POST', '/api/profile/remove-tag', {
  ...staged,
  access: 'selfWrite',
  body: z.strictObject({ telegramId: TelegramId, tagName: TagName }),
  summary: 'Removes a tag at once',
});

export const deleteLink = endpoint('POST', '/api/User/delete-link', {
  ...staged,
  access: 'selfWrite',
  body: z.strictObject({
    telegramId: TelegramId,
    index: z.int().check(z.minimum(0), z.maximum(1000)),
    url: z.optional(bounded(limits.url)),
  }),
  errors: ['badInput', 'linkMoved'],
  summary:
    'Removes the link at an index of the owner’s list, at once; `url` guards against a changed list',
});

export const setContactVisibility = endpoint('PATCH', '/api/User/contact-visibility/{telegramId}', {
  access: 'selfWrite',
  params: self,
  body: z.partial(z.strictObject(ContactVisibility.shape)),
  reply: User,
  summary: 'Says who may see the person’s phone and e-mail; takes effect at once',
});
