import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { Marks, RemindIn, SavedItem, SavedKind } from '#src/schemas/discovery/saved.ts';
import { Id, Moment } from '#src/schemas/ids.ts';
import { ResultPaging } from '#src/schemas/paging.ts';

const item = z.object({ kind: SavedKind, id: Id });
const state = z.object({
  kind: SavedKind,
  id: z.string(),
  isSaved: z.boolean(),
  remindAt: z.nullable(Moment),
});

export const save = endpoint('PUT', '/api/User/saved/{kind}/{id}', {
  access: 'signedInWrite',
  params: item,
  body: z.strictObject({
    /** Null: no more; left out: as it was. */
    remindIn: z.optional(z.nullable(RemindIn)),
  }),
  reply: state,
  errors: ['vacancyNotFound', 'projectNotFound', 'userNotFound', 'tooManySaved'],
  summary: 'Saves a vacancy, project or person, and sets when the bot reminds of it',
});

export const forget = endpoint('DELETE', '/api/User/saved/{kind}/{id}', {
  access: 'signedInWrite',
  params: item,
  body: z.strictObject({}),
  reply: state,
  summary: 'Takes something out of what is saved; again changes nothing',
});

export const listSaved = endpoint('GET', '/api/User/saved', {
  access: 'signedIn',
  query: z.object({ ...ResultPaging.shape, kind: z._default(SavedKind, 'vacancy') }),
  reply: z.array(SavedItem),
  errors: ['badInput'],
  summary: 'What the caller saved of a kind, newest first; what closed stays',
});

export const getMarks = endpoint('GET', '/api/User/marks', {
  access: 'signedIn',
  reply: Marks,
  summary: 'All that the caller saved, and the projects they follow, by id',
});
