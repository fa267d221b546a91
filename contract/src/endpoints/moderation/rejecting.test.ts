import { expect, test } from 'vitest';
import { rejectProfile } from './profile-queue.ts';
import { rejectProject } from './project-queue.ts';

test.each([rejectProfile, rejectProject])(
  'a rejection at $path without a comment has one too short, as an empty one has',
  ({ body }) => {
    for (const sent of [{}, { comment: null }, { comment: ' ' }])
      expect(body.parse(sent)).toMatchObject({ comment: '' });
  },
);
