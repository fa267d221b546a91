import { beforeEach, expect, it } from 'vitest';
import { connectBrowser } from '#src/telegram/browser.ts';
import { notices } from '#src/kit/notices/notices.ts';
import { launchTarget } from './launch.ts';

const launch = { ...connectBrowser(), startParam: 'm', initData: 'hash=1' };

beforeEach(() => {
  sessionStorage.clear();
});

it('a start parameter leads to its screen, once per launch', () => {
  expect(launchTarget(launch)).toEqual({ screen: 'moderationStatus' });
  expect(launchTarget(launch)).toBeUndefined();
  expect(launchTarget({ ...launch, initData: 'hash=2' })).toEqual({ screen: 'moderationStatus' });
});

it('without a start parameter one stays', () => {
  expect(launchTarget({ ...launch, startParam: undefined })).toBeUndefined();
});

it('one that nobody knows leads to nothing, and that is said', () => {
  notices.setState({ toast: undefined });
  expect(launchTarget({ ...launch, startParam: 'nothing-of-ours' })).toBeNull();
  expect(notices.getState().toast).toBe('Этой ссылки больше нет');
});
