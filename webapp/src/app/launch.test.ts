import { beforeEach, expect, it } from 'vitest';
import { connectBrowser } from '#src/telegram/browser.ts';
import { notices } from '#src/kit/notices/notices.ts';
import { followStartParam } from './launch.ts';

const launch = { ...connectBrowser(), startParam: 'm', initData: 'hash=1' };

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('replaces the first location, once per launch', () => {
  followStartParam(launch);
  expect(window.location.pathname).toBe('/profile/moderation');
  window.history.replaceState(null, '', '/blog');
  followStartParam(launch);
  expect(window.location.pathname).toBe('/blog');
  followStartParam({ ...launch, initData: 'hash=2' });
  expect(window.location.pathname).toBe('/profile/moderation');
});

it('leaves the location alone without a start parameter', () => {
  window.history.replaceState(null, '', '/user/5');
  followStartParam({ ...launch, startParam: undefined });
  expect(window.location.pathname).toBe('/user/5');
});

it('opens as without one at a start parameter that it does not know, and says so', () => {
  window.history.replaceState(null, '', '/user/5');
  notices.setState({ snackbar: undefined });
  followStartParam({ ...launch, startParam: 'nothing-of-ours' });
  expect(window.location.pathname).toBe('/open');
  expect(notices.getState().snackbar).toBe('Этой ссылки больше нет');
});
