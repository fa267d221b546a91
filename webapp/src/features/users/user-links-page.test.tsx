import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findHref, openScreen, serveApi } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import UserLinksPage from './user-links-page.tsx';

const links = [
  { type: 'Моё портфолио', url: 'https://portfolio.example/anya' },
  { type: 'Опасность', url: 'javascript:alert(1)' },
];

function open(changes: Partial<typeof sampleUser>) {
  serveApi(() => Response.json({ ...sampleUser, ...changes }));
  openScreen(UserLinksPage, '/user/:id/links', '/user/1/links');
}

it('the first way to a person is their chat in Telegram, then come their links', async () => {
  open({ links });
  expect(await findHref(/Написать в Telegram/)).toBe('https://t.me/anya_k');
  expect(screen.getByText('Моё портфо')).toBeDefined();
  expect(screen.getByText('portfolio.example/anya')).toBeDefined();
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
});

it('without a name in Telegram one is told so, and sees the links', async () => {
  open({ username: null, links });
  expect(await screen.findByText(/Напрямую этому человеку не написать/)).toBeDefined();
  expect(screen.queryByText('Написать в Telegram')).toBeNull();
  expect(screen.getByText('Моё портфо')).toBeDefined();
});

it.each([
  ['who can be written to but shows no links is said to have none', 'anya_k', 1],
  ['without any way at all one is told that there are no links', null, 0],
])('%s', async (_, username, ways) => {
  open({ username, links: [] });
  expect(await screen.findByText('Ссылки не найдены')).toBeDefined();
  expect(screen.queryAllByRole('link', { name: /Написать в Telegram/ })).toHaveLength(ways);
});
