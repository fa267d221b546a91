import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { telegram } from '#src/telegram/telegram.ts';
import { nameBot, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import { ShareProfile } from './share-profile.tsx';

const seen = { ...sampleUser, firstName: 'Мария', lastName: 'Орлова', statusShort: 'Ищу команду' };
const openLink = vi.fn<(url: string) => void>();

beforeEach(() => {
  viewAs(7);
  openLink.mockClear();
  Object.assign(telegram(), { openLink });
  nameBot();
});

const show = () => openScreen(() => <ShareProfile telegramId={5} />, '/', '/');
const button = () => screen.queryByRole('button', { name: 'Поделиться профилем' });
const press = () => {
  const found = button();
  if (found) fireEvent.click(found);
};

it('passes on what others see of a person, with the link that opens them', async () => {
  const asked = serveApi(() => Response.json(seen));
  show();
  press();
  await waitFor(() => expect(openLink).toHaveBeenCalledOnce());
  const { searchParams } = new URL(openLink.mock.calls[0]?.[0] ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    url: 'https://t.me/kollab_bot?startapp=u_5',
    text: 'Мария Орлова\nИщу команду',
  });
  expect(asked[0]?.query.get('as')).toBe('others');
});

it.each([
  ['Этот профиль скрыт: другие не смогут его открыть', 404],
  ['Не удалось поделиться', 500],
])('passes nobody on and says «%s» where the answer is %i', async (said, status) => {
  serveApi(() => Response.json({ code: 'userNotFound' }, { status }));
  show();
  press();
  expect(await screen.findByText(said)).toBeDefined();
  expect(openLink).not.toHaveBeenCalled();
});

it('is not offered where the bot is not known, nor outside Telegram', () => {
  viewAs(undefined);
  show();
  expect(button()).toBeNull();
  viewAs(7);
  document.head.querySelector('meta[name="kollab-bot"]')?.remove();
  show();
  expect(button()).toBeNull();
});
