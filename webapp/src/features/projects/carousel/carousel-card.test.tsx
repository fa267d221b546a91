import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import FollowersPage from '#src/app/followers-page.tsx';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleProject } from '#test/sample-project.ts';
import { sampleUser } from '#test/sample-user.ts';
import { viewAs } from '#test/viewer.ts';

const figma = { title: 'Дизайнер', tags: ['Figma', 'CSS'] };
const react = { title: 'Фронтенд', tags: ['react', 'CSS'] };

async function open(openVacancies: (typeof figma)[], me = sampleUser) {
  viewAs(me.telegramId);
  const tags = [{ tagName: 'Карты' }, { tagName: 'React' }];
  const project = sampleProject({ status: 'одобрено', telegramId: 5, openVacancies, tags });
  serveApi(() => Response.json([project]));
  openScreen(FollowersPage, '/followers', '/followers', me);
  return within(await screen.findByTestId('shown-card'));
}

it('says whom its project looks for, first who fits the reader, and which tags they share', async () => {
  const shown = await open([figma, react], { ...sampleUser, tags: [{ tagName: 'React' }] });
  expect(shown.getByText('Ищем: Фронтенд, Дизайнер')).toBeDefined();
  expect(shown.getByText('вам подходит')).toBeDefined();
  const tags = within(shown.getByRole('list', { name: 'Теги' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['React', 'Карты']);
  expect(tags.map((tag) => tag.querySelector('[data-ticked]') !== null)).toEqual([true, false]);
});

it('says nothing of fitting to whom nothing fits', async () => {
  const shown = await open([figma], { ...sampleUser, tags: [{ tagName: 'Go' }] });
  expect(shown.getByText('Ищем: Дизайнер')).toBeDefined();
  expect(shown.queryByText('вам подходит')).toBeNull();
  cleanup();
  expect((await open([])).queryByText(/Ищем/)).toBeNull();
});
