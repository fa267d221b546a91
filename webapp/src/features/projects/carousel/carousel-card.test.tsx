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

it('shows the faces of its team as soon as all of the shown one is known', async () => {
  viewAs(sampleUser.telegramId);
  const project = sampleProject({ status: 'одобрено', telegramId: 5 });
  const [first] = project.participants;
  if (!first) throw new Error('The sample has nobody in its team.');
  const team = ['Мария', 'Ян', 'Лея', 'Кира', 'Олег'].map((name) =>
    Object.assign({}, first, { participantId: name, name, photo: null }),
  );
  serveApi(({ path }) =>
    Response.json(path.includes('/project/') ? { ...project, participants: team } : [project]),
  );
  openScreen(FollowersPage, '/followers', '/followers', sampleUser);
  const shown = within(await screen.findByTestId('shown-card'));
  expect(shown.queryByTestId('team-faces')).toBeNull();
  const faces = await shown.findByTestId('team-faces', {}, { timeout: 5000 });
  expect(faces.textContent).toBe('МЯЛК');
});
