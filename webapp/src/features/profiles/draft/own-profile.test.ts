import { expect, it } from 'vitest';
import { unsentFields } from './own-profile.ts';

it('marks drafts of the device and those that the server gave back, not what is submitted', () => {
  const change = { oldValue: null, newValue: 'x', createdAt: '2026-01-01T00:00:00Z' };
  const pending = [
    { ...change, changeType: 'description', state: 'draft' },
    { ...change, changeType: 'tags', state: 'submitted' },
  ] as const;
  expect([...unsentFields(pending, { statusShort: 'Новый' })]).toEqual([
    'statusShort',
    'description',
  ]);
});
