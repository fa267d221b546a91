import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentAddress, findHref, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { samplePerson, sampleUser } from '#test/samples.ts';
import FollowersPage from './followers-page.tsx';

const open = (address: string) => openScreen(FollowersPage, '/followers', address, sampleUser);
const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => {
  viewAs(sampleUser.telegramId);
  vi.stubGlobal('scrollTo', () => undefined);
});

it('opens with the projects, and keeps the chosen list in the address', async () => {
  serveApi(() => Response.json([]));
  open('/followers');
  expect(await screen.findByText('Пока нет опубликованных проектов')).toBeDefined();
  fireEvent.click(tab('Подписки'));
  expect(await screen.findByText('Вы пока ни на кого не подписаны')).toBeDefined();
  expect(currentAddress()).toBe('/followers?tab=following');
  fireEvent.keyDown(tab('Подписки'), { key: 'ArrowRight' });
  expect(await screen.findByText('На вас пока никто не подписан')).toBeDefined();
  expect(tab('Подписчики').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tab('Подписчики'), { key: 'ArrowRight' });
  expect(currentAddress()).toBe('/followers');
});

it('whoever is unfollowed stays in the list, and can be followed again', async () => {
  const stats = { followers: 0, following: 0, projects: 0, isSubscribed: false };
  const people = [samplePerson(5, { isSubscribed: true }), samplePerson(6)];
  const asked = serveApi(({ method }) => Response.json(method === 'POST' ? stats : people));
  open('/followers?tab=following');
  const [card] = await screen.findAllByTestId('person-card');
  if (!card) throw new Error('somebody is followed');
  fireEvent.click(within(card).getByTestId('follow'));
  await waitFor(() => expect(within(card).getByText('Подписаться')).toBeDefined());
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/User/unfollow'));
  expect(asked.at(-1)?.body).toEqual({ followerTelegramId: 1, followeeTelegramId: 5 });
});

const full = {
  ...sampleUser,
  university: 'МГУ',
  course: '2',
  major: 'Физика',
  statusShort: 'Ищу команду',
  description: 'Делаю интерфейсы',
  tags: [{ tagName: 'React' }],
  links: [{ type: 'GitHub', url: 'https://github.com/anya' }],
};

it.each([
  ['fills their profile', sampleUser, 'Перейти к профилю', '/'],
  ['passes it on once it is full', full, 'Как меня видят', `/user/${sampleUser.telegramId}`],
])('who has no followers %s', async (_, me, text, to) => {
  serveApi(() => Response.json([]));
  openScreen(FollowersPage, '/followers', '/followers?tab=followers', me);
  expect(await findHref(text)).toBe(to);
});
