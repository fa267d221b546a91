import { type MatchedVacancy, paths, type User } from '@kollab/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { sampleMatchedVacancy, sampleUser } from '#test/samples.ts';
import HowPage from './how-page.tsx';
import MatchesPage from './matches-page.tsx';

const tags = ['React', 'Figma', 'CSS'].map((tagName) => ({ tagName }));
const open = (vacancies: MatchedVacancy[], me: Partial<User> = {}) => {
  serveApi(() => Response.json(vacancies));
  openScreen(MatchesPage, paths.matches, paths.matches, { ...sampleUser, tags, ...me });
};

it('shows every vacancy that fits', async () => {
  open([1, 2, 3, 4, 5].map((number) => sampleMatchedVacancy(number)));
  expect(await screen.findAllByTestId('matched-vacancy')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Как мы подбираем' })).toBeDefined();
});

it.each<[string, Partial<User>, string, string]>([
  ['nothing fits', {}, 'Пока ничего не подошло', paths.projects],
  ['no team is looked for', { lookingForTeam: 'no' }, 'Вы не ищете команду', paths.homeInEditMode],
])('says that %s, with a way on', async (_, me, words, to) => {
  open([], me);
  expect(await screen.findByText(words)).toBeDefined();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toContain(to);
});

it('says when it could not be loaded', async () => {
  serveApi(() => Response.json({ code: 'internal' }, { status: 500 }));
  openScreen(MatchesPage, paths.matches, paths.matches, sampleUser);
  expect(await screen.findByText('Не удалось подобрать вакансии')).toBeDefined();
});

it('says in plain words how it is done, and what does not count', () => {
  openScreen(HowPage, paths.howWeMatch, paths.howWeMatch);
  expect(screen.getByRole('heading', { name: 'Как мы подбираем' })).toBeDefined();
  expect(screen.getByText(/Имя, фото, возраст, пол, вуз и язык на подбор не влияют/)).toBeDefined();
});
