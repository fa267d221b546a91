import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, initData, said } from '#test/fake-client.ts';

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
  expect(said).toContain('web_app_setup_back_button');
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
