import { expect, it } from 'vitest';
import { matchPath } from './match.ts';

it.each([
  ['/', '/', {}],
  ['/user/:id', '/user/5', { id: '5' }],
  ['/user/:id', '/USER/Ab/', { id: 'Ab' }],
  ['/user/:id', '/user/a%2Fb', { id: 'a/b' }],
  ['/user/:id', '/user/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/vacancy/:projectId/:vacancyId', '/vacancy/1/2', { projectId: '1', vacancyId: '2' }],
  ['/user/:id', '/user/', undefined],
  ['/user/:id', '/user/5/links', undefined],
  ['/user/:id/links', '/user/5/details', undefined],
  ['/', '/messages', undefined],
])('%s takes from %s what it names', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
