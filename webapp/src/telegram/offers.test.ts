import { describe, expect, it } from 'vitest';
import { offeringClient } from '#test/offering-client.ts';
import {
  addToHomeScreen,
  canRequestChat,
  checkHomeScreen,
  requestChat,
  storyEditor,
} from './offers.ts';

const link = { url: 'https://t.me/kollab_bot?startapp=p_1', name: 'Открыть проект' };
const picture = 'https://kollab.example/uploads/a.jpg';

describe('a story', () => {
  it('has a button for who has Premium', () => {
    const { said } = offeringClient({ version: '7.8', isPremium: true });
    storyEditor()?.(picture, { text: 'Ищем', link });
    expect(said).toEqual([
      ['web_app_share_to_story', { media_url: picture, text: 'Ищем', widget_link: link }],
    ]);
  });

  it('has the address in its text for everybody else', () => {
    const { said } = offeringClient({ platform: 'ios' });
    storyEditor()?.(picture, { text: 'Ищем', link });
    expect(said).toEqual([
      ['web_app_share_to_story', { media_url: picture, text: `Ищем\n${link.url}` }],
    ]);
  });

  it.each([
    ['7.7', 'ios'],
    ['9.6', 'tdesktop'],
    ['9.6', 'weba'],
  ])('is nothing for a client of version %s on %s', (version, platform) => {
    offeringClient({ version, platform });
    expect(storyEditor()).toBeUndefined();
  });
});

describe('a shortcut on the home screen', () => {
  it('is as the client says', async () => {
    const { said, answer } = offeringClient({ version: '8.0' });
    const checked = checkHomeScreen();
    expect(said).toEqual([['web_app_check_home_screen', undefined]]);
    answer('home_screen_checked', { status: 'missed' });
    expect(await checked).toBe('missed');
  });

  it('is unsupported by an older one, which is not asked', async () => {
    const { said } = offeringClient({ version: '7.10' });
    expect(await checkHomeScreen()).toBe('unsupported');
    expect(said).toEqual([]);
  });

  it.each([
    ['home_screen_added', undefined, true],
    ['home_screen_failed', { error: 'UNSUPPORTED' }, false],
  ])('was added or not: %s', async (event, payload, isAdded) => {
    const { answer } = offeringClient({ version: '8.0' });
    const added = addToHomeScreen();
    answer(event, payload);
    expect(await added).toBe(isAdded);
  });
});

describe('choosing a chat', () => {
  it.each([
    ['9.6', true],
    ['10.0', true],
    ['9.5', false],
  ])('is known to a client of version %s: %s', (version, isKnown) => {
    offeringClient({ version });
    expect(canRequestChat()).toBe(isKnown);
  });

  it('is not tried with a client that is silent', () => {
    offeringClient({ presence: 'silent' });
    expect(canRequestChat()).toBe(false);
  });

  it.each([
    ['requested_chat_sent', { req_id: 'b1' }, true],
    ['requested_chat_failed', { req_id: 'b1' }, false],
    ['requested_chat_failed', { req_id: 'b1', error: 'UNKNOWN_ERROR' }, false],
  ])('ends with %s %o', async (event, payload, isChosen) => {
    const { said, answer } = offeringClient();
    const chosen = requestChat('b1');
    expect(said).toEqual([['web_app_request_chat', { req_id: 'b1' }]]);
    answer(event, payload);
    expect(await chosen).toBe(isChosen);
  });
});
