import { expect, it } from 'vitest';
import { sampleUser } from '#test/samples.ts';
import { sentTags } from './sent-tags.ts';

it('tags that are not sent yet are known', () => {
  const me = { ...sampleUser, tags: [{ tagName: 'React' }, { tagName: 'Go' }] };
  expect(sentTags(me)).toEqual(['React', 'Go']);
  const staged = { changeType: 'tags', state: 'draft', newValue: [], createdAt: '' } as const;
  expect(sentTags({ ...me, pendingChanges: [{ ...staged, oldValue: ['React'] }] })).toEqual([
    'React',
  ]);
});
