import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isOfOne, openCarousel } from '#test/open-carousel.ts';
import { viewAs } from '#test/screen.tsx';
import { sampleProject, sampleUser } from '#test/samples.ts';

const figma = { title: 'Дизайнер', tags: ['Figma', 'CSS'] };
const react = { title: 'Фронтенд', tags: ['react', 'CSS'] };

async function open(openVacancies: (typeof figma)[], me = sampleUser) {
  viewAs(me.telegramId);
  const tags = [{ tagName: 'Карты' }, { tagName: 'React' }];
  await openCarousel({ telegramId: 5, openVacancies, tags }, undefined, me);
  return within(screen.getByTestId('shown-card'));
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
  const answer = (path: string) =>
    isOfOne(path) ? Response.json({ ...project, participants: team }) : undefined;
  await openCarousel({ telegramId: 5 }, answer);
  const shown = within(screen.getByTestId('shown-card'));
  expect(shown.queryByTestId('team-faces')).toBeNull();
  const faces = await shown.findByTestId('team-faces', {}, { timeout: 5000 });
  expect(faces.textContent).toBe('МЯЛ+2');
});
