import { expect, it } from 'vitest';
import { connect, lastSaid, said } from '#test/fake-client.ts';

it('a client of version 7.7 is not told of what it does not know when its theme changes', async () => {
  await connect('7.7');
  const { emitEvent } = await import('@telegram-apps/sdk-react');
  const colors = { bg_color: '#ffffff', bottom_bar_bg_color: '#f7f7f7' } as const;
  expect(() => emitEvent('theme_changed', { theme_params: colors })).not.toThrow();
  expect(document.documentElement.dataset.scheme).toBe('light');
  expect(said).not.toContain('web_app_set_bottom_bar_color');
});

it('a client of version 6.1 is told the colour of its header by name', async () => {
  await connect('6.1');
  expect(lastSaid('web_app_set_header_color')).toEqual({ color_key: 'bg_color' });
  await connect('6.9');
  expect(lastSaid('web_app_set_header_color')).toEqual({ color: '#17212b' });
});
