import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect, initData, lastSaid, said } from '#test/fake-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
});

describe('a client that answers nothing', () => {
  it('names the person and hands over the launch data at once', async () => {
    const telegram = await connect('9.6');
    expect(telegram?.user).toMatchObject({
      telegramId: 42,
      firstName: 'Аня',
      languageCode: 'en-GB',
    });
    expect(telegram?.startParam).toBe('m');
    expect(telegram?.initData).toBe(initData);
  });

  it('gives the page its colours and its platform', async () => {
    await connect('9.6');
    const { dataset, style } = document.documentElement;
    expect(dataset).toMatchObject({ scheme: 'dark', platform: 'ios' });
    expect(style.getPropertyValue('--tg-theme-bg-color')).toBe('#17212b');
  });

  it('is found out after a second, so that the kit stands in', async () => {
    const telegram = await connect('9.6');
    const told = vi.fn<() => void>();
    telegram?.presence.subscribe(told);
    expect(telegram?.presence.get()).toBe('unknown');
    vi.advanceTimersByTime(1000);
    expect(telegram?.presence.get()).toBe('silent');
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('a client that answers', () => {
  it('is known by its first answer', async () => {
    const telegram = await connect('9.6');
    const { emitEvent } = await import('@telegram-apps/sdk-react');
    emitEvent('theme_changed', { theme_params: { bg_color: '#ffffff' } });
    vi.advanceTimersByTime(5000);
    expect(telegram?.presence.get()).toBe('answering');
    expect(document.documentElement.dataset.scheme).toBe('light');
  });
});

it('gives its back button to who asked last, and back again', async () => {
  const telegram = await connect('9.6');
  const { emitEvent } = await import('@telegram-apps/sdk-react');
  const leave = vi.fn<() => void>();
  const closeSheet = vi.fn<() => void>();
  const forgetPage = telegram?.backButton?.show(leave);
  const forgetSheet = telegram?.backButton?.show(closeSheet);
  emitEvent('back_button_pressed');
  expect(closeSheet).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  said.length = 0;
  forgetSheet?.();
  emitEvent('back_button_pressed');
  expect(leave).toHaveBeenCalledOnce();
  expect(said).not.toContain('web_app_setup_back_button');
  forgetPage?.();
  vi.advanceTimersByTime(100);
  expect(lastSaid('web_app_setup_back_button')).toEqual({ is_visible: false });
});

it('keeps its back button from one screen to the next', async () => {
  const telegram = await connect('9.6');
  const forgetFirst = telegram?.backButton?.show(vi.fn<() => void>());
  said.length = 0;
  forgetFirst?.();
  telegram?.backButton?.show(vi.fn<() => void>());
  vi.advanceTimersByTime(5000);
  expect(said).not.toContain('web_app_setup_back_button');
});

it('takes away what ran in its place before left around it', async () => {
  await connect('9.6');
  expect(lastSaid('web_app_setup_main_button')).toMatchObject({ is_visible: false });
  expect(lastSaid('web_app_setup_secondary_button')).toMatchObject({ is_visible: false });
  expect(lastSaid('web_app_setup_back_button')).toEqual({ is_visible: false });
  expect(lastSaid('web_app_setup_closing_behavior')).toEqual({ need_confirmation: false });
});

it('has all that its client draws follow a change of the theme', async () => {
  const telegram = await connect('9.6');
  const { emitEvent } = await import('@telegram-apps/sdk-react');
  telegram?.mainButton?.set({ text: 'Далее', isEnabled: true, isLoading: false });
  telegram?.secondaryButton?.set({ text: 'Позже', isEnabled: true, isLoading: false });
  const dark = { button_color: '#8774e1', button_text_color: '#ffffff' } as const;
  emitEvent('theme_changed', { theme_params: { ...dark, bg_color: '#212121' } });
  const light = { button_color: '#3390ec', button_text_color: '#fffffe' } as const;
  emitEvent('theme_changed', {
    theme_params: {
      ...light,
      bg_color: '#ffffff',
      secondary_bg_color: '#f4f4f5',
      bottom_bar_bg_color: '#fefefe',
    },
  });
  await Promise.resolve();
  expect(lastSaid('web_app_set_header_color')).toEqual({ color: '#f4f4f5' });
  expect(lastSaid('web_app_set_background_color')).toEqual({ color: '#f4f4f5' });
  expect(lastSaid('web_app_set_bottom_bar_color')).toEqual({ color: '#fefefe' });
  // As dark as its text needs; the page fills with the same.
  expect(lastSaid('web_app_setup_main_button')).toMatchObject({
    text: 'Далее',
    color: '#2b79c6',
    text_color: '#fffffe',
  });
  expect(document.documentElement.style.getPropertyValue('--button')).toBe('#2b79c6');
  expect(lastSaid('web_app_setup_secondary_button')).toMatchObject({
    text: 'Позже',
    color: '#fefefe',
    text_color: '#3390ec',
  });
  telegram?.mainButton?.hide();
  said.length = 0;
  emitEvent('theme_changed', { theme_params: { ...dark, bg_color: '#212121' } });
  await Promise.resolve();
  expect(said).not.toContain('web_app_setup_main_button');
});

describe('a question after a popup', () => {
  async function closePopup() {
    const telegram = await connect('9.6');
    const { emitEvent } = await import('@telegram-apps/sdk-react');
    const closed = telegram?.popup?.('Готово');
    emitEvent('popup_closed', {});
    await closed;
    return {
      askToWrite: telegram?.askToWrite,
      answer: (status: string) => emitEvent('write_access_requested', { status }),
    };
  }

  it('waits until the client is rid of the popup', async () => {
    const { askToWrite, answer } = await closePopup();
    const asked = askToWrite?.();
    await vi.advanceTimersByTimeAsync(299);
    expect(said).not.toContain('web_app_request_write_access');
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toContain('web_app_request_write_access');
    await vi.advanceTimersByTimeAsync(50);
    answer('cancelled');
    expect(await asked).toBe(false);
  });

  it.each([
    ['cancelled', undefined],
    ['allowed', true],
  ])('that is answered before anybody could: %s', async (status, isAllowed) => {
    const { askToWrite, answer } = await closePopup();
    const asked = askToWrite?.();
    await vi.advanceTimersByTimeAsync(349);
    answer(status);
    expect(await asked).toBe(isAllowed);
  });
});

it.each([
  ['', 'https://web.telegram.org'],
  ['<meta name="kollab-telegram" content="http://127.0.0.1:3100" />', 'http://127.0.0.1:3100'],
])('talks to the page that our own says frames it: %s', async (head, origin) => {
  document.head.innerHTML = head;
  await connect('9.6');
  document.head.innerHTML = '';
  const { targetOrigin } = await import('@telegram-apps/sdk-react');
  expect(targetOrigin()).toBe(origin);
});

describe('an old client', () => {
  it('of version 6.0 has a main button, and neither back button nor popups', async () => {
    const telegram = await connect('6.0');
    expect(telegram?.mainButton).toBeDefined();
    expect(telegram?.backButton).toBeUndefined();
    expect(telegram?.secondaryButton).toBeUndefined();
    expect(telegram?.popup).toBeUndefined();
    telegram?.haptic('success');
    telegram?.confirmClosing(true);
    expect(said).not.toContain('web_app_trigger_haptic_feedback');
    expect(said).toContain('web_app_setup_closing_behavior');
  });

  it('of version 7.7 keeps its vertical swipes to itself and has popups', async () => {
    const telegram = await connect('7.7');
    expect(said).toContain('web_app_setup_swipe_behavior');
    expect(telegram?.backButton).toBeDefined();
    expect(telegram?.popup).toBeDefined();
    expect(telegram?.secondaryButton).toBeUndefined();
  });
});

it('there is no client in a plain browser', async () => {
  vi.resetModules();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  const { connectTelegram } = await import('./telegram-client.ts');
  expect(connectTelegram()).toBeUndefined();
});

it.each([
  ['Telegram’s colour', '', '#2481cc'],
  ['the colour that its page names', '<meta name="accent-color" content="#0a7d4f" />', '#0a7d4f'],
])('shows its main button in %s', async (_, head, color) => {
  document.head.insertAdjacentHTML('beforeend', head);
  const telegram = await connect('9.6');
  const postEvent = vi.fn<(type: string, data: string) => void>();
  Object.assign(window, { TelegramWebviewProxy: { postEvent } });
  // What is drawn follows the theme of every test after this one.
  onTestFinished(() => telegram?.mainButton?.hide());
  telegram?.mainButton?.set({ text: 'Сохранить', isEnabled: true, isLoading: false });
  document.querySelector('meta[name="accent-color"]')?.remove();
  const [type, data = ''] = postEvent.mock.lastCall ?? [];
  expect(type).toBe('web_app_setup_main_button');
  expect(JSON.parse(data)).toMatchObject({ text: 'Сохранить', is_visible: true, color });
});

it('calls its client without reading all that the window has', async () => {
  const telegram = await connect('9.6');
  const read = vi.fn<() => void>();
  Object.defineProperty(window, 'zoomedBy', { get: read, enumerable: true, configurable: true });
  const postEvent = vi.fn<(type: string, data?: string) => void>();
  Object.assign(window, { TelegramWebviewProxy: { postEvent } });
  telegram?.haptic('selection');
  Reflect.deleteProperty(window, 'zoomedBy');
  expect(postEvent.mock.calls).toEqual([
    ['web_app_trigger_haptic_feedback', '{"type":"selection_change"}'],
  ]);
  expect(read).not.toHaveBeenCalled();
});
