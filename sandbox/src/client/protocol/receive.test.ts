import { describe, expect, test } from 'vitest';
import { freshApp, reopenedApp } from './app-state.ts';
import { parseMessage } from './message.ts';
import { knowledgeOf } from './methods.ts';
import type { Client } from './outcome.ts';
import { receive } from './receive.ts';
import { themeParams } from './themes.ts';
import { atLeast } from './versions.ts';

const client: Client = {
  version: '9.6',
  platform: 'ios',
  themeParams: { bg_color: '#ffffff' },
  botMayWrite: false,
  isOnHomeScreen: false,
};
const app = freshApp('ios');
const popup = { message: 'Да?', buttons: [{ type: 'ok' }] };

function say(eventType: string, eventData?: unknown, version = client.version, state = app) {
  return receive(state, { eventType, eventData }, { ...client, version });
}

describe('client versions', () => {
  test('6.10 comes after 6.9, and 7.0 after both', () => {
    expect(atLeast('6.10', '6.9')).toBe(true);
    expect(atLeast('6.9', '6.10')).toBe(false);
    expect(atLeast('7.0', '6.10')).toBe(true);
    expect(atLeast('6.0', '6.0')).toBe(true);
  });

  test('an old client knows only the methods of its time', () => {
    expect(knowledgeOf('web_app_setup_main_button', '6.0')).toBe('known');
    expect(knowledgeOf('web_app_setup_back_button', '6.0')).toBe('newer');
    expect(knowledgeOf('web_app_setup_secondary_button', '7.7')).toBe('newer');
    expect(knowledgeOf('web_app_setup_secondary_button', '9.6')).toBe('known');
    expect(knowledgeOf('toString', '9.6')).toBe('unknown');
  });

  test('an old client neither shows nor answers what is newer than itself', () => {
    const { verdict, app: after, replies } = say('web_app_open_popup', { message: 'Да?' }, '6.0');
    expect({ verdict, replies }).toEqual({ verdict: 'newer', replies: [] });
    expect(after).toBe(app);
  });

  test('an older client sends fewer theme colours', () => {
    expect(Object.keys(themeParams('light', '6.0'))).toHaveLength(6);
    expect(themeParams('light', '7.7')).toHaveProperty('section_separator_color');
    expect(themeParams('light', '7.7')).not.toHaveProperty('bottom_bar_bg_color');
    expect(themeParams('dark', '9.6')).toHaveProperty('bottom_bar_bg_color');
  });
});

describe('messages of a mini-app', () => {
  test.each([undefined, {}, '', '[]', 'null', '{"eventType":1}', '{', 'x'.repeat(70_000)])(
    'what is not a message of the protocol is passed over: %.20s',
    (data) => expect(parseMessage(data)).toBeUndefined(),
  );

  test('a request for the theme is answered with the theme', () => {
    expect(say('web_app_request_theme').replies).toEqual([
      { eventType: 'theme_changed', eventData: { theme_params: client.themeParams } },
    ]);
  });

  test('a main button takes its height from the app, which is told', () => {
    const shown = say('web_app_setup_main_button', { is_visible: true, text: 'Отправить' });
    expect(shown.app.mainButton).toMatchObject({ isVisible: true, text: 'Отправить' });
    expect(shown.replies).toEqual([
      {
        eventType: 'viewport_changed',
        eventData: { height: 778, width: 390, is_expanded: false, is_state_stable: true },
      },
    ]);
    const busy = say(
      'web_app_setup_main_button',
      { is_progress_visible: true },
      undefined,
      shown.app,
    );
    expect(busy.app.mainButton).toMatchObject({ isVisible: true, isProgressVisible: true });
    expect(busy.replies).toEqual([]);
  });

  test('a colour that is no colour is left out', () => {
    const { app: after } = say('web_app_setup_main_button', { color: 'url(//evil)' });
    expect(after.mainButton.color).toBeUndefined();
    expect(say('web_app_set_background_color', { color: 'red' }).verdict).toBe('malformed');
  });

  test('a popup without a message, without buttons or with four is not shown', () => {
    const button = { id: 'a', type: 'ok' };
    for (const wrong of [
      { message: '', buttons: [button] },
      { message: 'Да?', buttons: [] },
      { message: 'Да?', buttons: [button, button, button, button] },
      { message: 'Да?', buttons: [{ id: 'a', type: 'default', text: '' }] },
    ]) {
      expect(say('web_app_open_popup', wrong)).toMatchObject({ verdict: 'malformed', app });
    }
  });

  test.each([
    ['web_app_request_phone', undefined, 'phone_requested', { status: 'cancelled' }],
    ['web_app_request_write_access', undefined, 'write_access_requested', { status: 'cancelled' }],
    ['web_app_open_popup', popup, 'popup_closed', {}],
    ['web_app_add_to_home_screen', undefined, 'home_screen_failed', { error: 'UNSUPPORTED' }],
  ])(
    '%s is called off while another question is open or leaves',
    (asked, data, eventType, eventData) => {
      const { app: open } = say('web_app_open_popup', popup);
      const leaving = { ...app, isPopupLeaving: true };
      for (const state of [open, leaving]) {
        const second = say(asked, data, undefined, state);
        expect(second.app.dialog).toEqual(state.dialog);
        expect(second.replies).toEqual([{ eventType, eventData }]);
      }
    },
  );

  test('a theme colour named for the header is that of the moment', () => {
    const named = say('web_app_set_header_color', { color_key: 'bg_color' });
    expect(named.app.headerColor).toBe('#ffffff');
  });

  test('an app opened anew finds the buttons of the one before it, and none of its looks', () => {
    const button = { is_visible: true, text: 'Откликнуться' };
    const said = [
      ['web_app_setup_main_button', button],
      ['web_app_setup_secondary_button', button],
      ['web_app_setup_back_button', { is_visible: true }],
      ['web_app_setup_settings_button', { is_visible: true }],
      ['web_app_setup_closing_behavior', { need_confirmation: true }],
      ['web_app_set_header_color', { color: '#123456' }],
      ['web_app_open_popup', popup],
    ] as const;
    let before = app;
    for (const [method, data] of said) before = say(method, data, undefined, before).app;
    const { mainButton, secondaryButton } = before;
    expect(reopenedApp(before, 'ios')).toEqual({
      ...app,
      mainButton,
      secondaryButton,
      hasBackButton: true,
      hasSettingsButton: true,
      asksBeforeClosing: true,
    });
  });

  test('only web links are offered to be opened', () => {
    expect(say('web_app_open_link', { url: 'https://kollab.test/' }).app.dialog).toBeDefined();
    expect(say('web_app_open_link', { url: 'javascript:alert(1)' }).verdict).toBe('malformed');
  });

  test('a custom method is refused by its request', () => {
    const { replies } = say('web_app_invoke_custom_method', { req_id: '7', method: 'x' });
    expect(replies).toEqual([
      { eventType: 'custom_method_invoked', eventData: { req_id: '7', error: 'UNSUPPORTED' } },
    ]);
  });
});
