import type { VacancyCard } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import FollowersPage from '#src/app/followers-page.tsx';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleMatch } from '#test/sample-match.ts';
import { sampleUser } from '#test/sample-user.ts';
import { viewAs } from '#test/viewer.ts';

const card = (changes: Partial<VacancyCard> = {}): VacancyCard => ({
  id: 'v1',
  projectId: 'p1',
  title: 'Картограф',
  level: 'Junior',
  experience: '1-3 года',
  tags: [{ tagName: 'React' }, { tagName: 'GIS' }],
  tasks: '',
  requirements: '',
  conditions: '',
  hoursAWeek: null,
  until: null,
  isClosed: false,
  projectTitle: 'Атлас',
  coverImage: null,
  palette: [],
  telegramId: 7,
  ownerName: 'Аня Лис',
  ownerPhoto: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  applicationsCount: 2,
  applicationStatus: null,
  match: null,
  ...changes,
});

const match = {
  ...sampleMatch,
  matched: ['React'],
  beside: [],
  related: [{ tagName: 'Vue', through: 'React' }],
  missing: ['GIS'],
};
const tags = ['React', 'Vue', 'GIS'].map((tagName) => ({ tagName }));
const isList = ({ path }: { path: string }) => path === '/api/User/vacancies';

function open(address: string, vacancies: VacancyCard[], wider: object[] = []) {
  const asked = serveApi((request) => {
    if (isList(request)) return Response.json(vacancies);
    return Response.json(request.path === '/api/User/wider-vacancies' ? wider : []);
  });
  openScreen(FollowersPage, '/followers', address, sampleUser);
  return asked;
}

beforeEach(() => viewAs(sampleUser.telegramId));

it('a vacancy opens as a whole, its tags lead to their search, and those that fit are marked', async () => {
  open('/followers?tab=vacancies', [card({ match, tags })]);
  const shown = within(await screen.findByTestId('vacancy-card'));
  expect(shown.getByRole('link', { name: 'Картограф' }).getAttribute('href')).toBe(
    '/vacancy/p1/v1',
  );
  expect(shown.getByText('Атлас · Аня Лис')).toBeDefined();
  expect(shown.getByText('2 отклика ждут ответа')).toBeDefined();
  const tag = shown.getByRole('link', { name: 'React' });
  expect(tag.getAttribute('href')).toBe('/posts?q=React&in=vacancies');
  const marks = shown.getAllByRole('listitem').map((one) => one.dataset['mark']);
  expect(marks).toEqual(['matched', 'related', undefined]);
  expect(shown.getByText('Совпал React. Близко: React → Vue. Нет: GIS.')).toBeDefined();
});

it('says nothing of what fits where nothing does', async () => {
  const without = { ...match, matched: [], related: [], missing: ['React', 'GIS'] };
  open('/followers?tab=vacancies', [card({ match: without })]);
  expect((await screen.findByTestId('vacancy-card')).textContent).not.toContain('Нет:');
});

it('tells of one’s own application', async () => {
  open('/followers?tab=vacancies', [card({ applicationStatus: 'Pending' })]);
  expect(await screen.findByText('Вы откликнулись')).toBeDefined();
});

it('is searched, ordered and narrowed, and the address keeps it', async () => {
  const asked = open('/followers?tab=vacancies&q=карта', [card()]);
  const last = () => asked.findLast(isList)?.query;
  await screen.findByTestId('vacancy-card');
  expect(last()?.get('query')).toBe('карта');
  fireEvent.click(screen.getByRole('button', { name: 'Подходят мне' }));
  await waitFor(() => expect(last()?.get('sort')).toBe('match'));
  fireEvent.click(screen.getByRole('button', { name: 'Фильтры' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Junior' }));
  fireEvent.click(screen.getByRole('button', { name: 'Без опыта' }));
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(last()?.getAll('level')).toEqual(['Junior']));
  expect(last()?.getAll('experience')).toEqual(['Без опыта']);
  expect(await screen.findByRole('button', { name: 'Фильтры: 2' })).toBeDefined();
  expect(screen.getByTestId('address').textContent).toBe(
    '/followers?tab=vacancies&q=карта&sort=match&level=Junior&experience=Без+опыта',
  );
});

it('that finds nothing offers what would, and takes it', async () => {
  const wider = [{ without: 'level', count: 14 }];
  const asked = open('/followers?tab=vacancies&level=Intern', [], wider);
  expect(await screen.findByText('Вакансии не найдены')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Без уровня: 14' }));
  await waitFor(() => expect(asked.findLast(isList)?.query.has('level')).toBe(false));
  expect(await screen.findByText('Открытых вакансий пока нет')).toBeDefined();
});
