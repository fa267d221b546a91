import type { VacancyCard } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import FollowersPage from '#src/app/followers-page.tsx';
import { ownProfile, profileDrafts } from '#src/shared/person/draft/profile-draft.ts';
import { currentAddress, findHref, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleMatch, sampleUser, sampleVacancyCard as card } from '#test/samples.ts';

const match = {
  ...sampleMatch,
  matched: ['React'],
  beside: [],
  related: [{ tagName: 'Vue', through: 'React' }],
  missing: ['GIS'],
};
const tags = ['React', 'Vue', 'GIS'].map((tagName) => ({ tagName }));
const isList = ({ path }: { path: string }) => path === '/api/User/vacancies';

function open(address: string, vacancies: VacancyCard[], wider: object[] = [], me = sampleUser) {
  const asked = serveApi((request) => {
    if (isList(request)) return Response.json(vacancies);
    return Response.json(request.path === '/api/User/wider-vacancies' ? wider : []);
  });
  openScreen(FollowersPage, '/followers', address, me);
  return asked;
}

beforeEach(() => viewAs(sampleUser.telegramId));

it('a vacancy opens as a whole, its tags lead to their search, and those that fit are marked', async () => {
  open('/followers?tab=vacancies', [card({ match, tags })]);
  const shown = within(await screen.findByTestId('vacancy-card'));
  expect(shown.getByRole('link', { name: 'Картограф' }).getAttribute('href')).toBe(
    '/vacancy/p1/v1',
  );
  expect(shown.getByText('Атлас')).toBeDefined();
  expect(shown.getByText('Junior · 1-3 года · 2 отклика ждут ответа')).toBeDefined();
  const tag = shown.getByRole('link', { name: 'React' });
  expect(tag.getAttribute('href')).toBe('/posts?q=React&in=vacancies');
  const marks = shown.getAllByRole('listitem').map((one) => one.dataset['mark']);
  expect(marks).toEqual(['matched', 'related', undefined]);
  expect(
    shown.getByText('Общее: React. Близко: вместо Vue есть React. Не хватает: GIS.'),
  ).toBeDefined();
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
  expect(currentAddress()).toBe(
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

it('asked for what fits, says what is wanting to whom nothing can be fitted yet', async () => {
  const address = '/followers?tab=vacancies&sort=match';
  open(address, [card()], [], { ...sampleUser, telegramId: 4715, tags: [] });
  expect(await findHref(/Добавьте 3 навыка, и мы подберём/)).toBe('/profile/add-tag');
  expect(screen.getByText('Пока показываем самые новые.')).toBeDefined();
});

const drafts = { values: { tags: ['React', 'Vue', 'Figma'] } };

it.each([
  ['a draft', 4716, [], /Отправьте профиль на проверку/],
  ['at moderation', 4717, drafts.values.tags, /как только профиль одобрят/],
])(
  'whose skills are %s sees which of them are wanted, what they lead to once approved, and that the rest is all there is',
  async (_, telegramId, sent, words) => {
    if (sent.length === 0) profileDrafts.set(telegramId, ownProfile, drafts);
    const me = { ...sampleUser, telegramId, tags: sent.map((tagName) => ({ tagName })) };
    open('/followers?tab=vacancies&sort=match', [card({ tags })], [], me);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Все вакансии, сначала новые' })).toBeDefined();
    const list = within(screen.getByRole('list', { name: 'Вакансии' }));
    expect(await list.findByText('Общее: React, Vue.')).toBeDefined();
  },
);

it('whose skills are a draft sees which of them are wanted also among the newest', async () => {
  profileDrafts.set(4718, ownProfile, drafts);
  open('/followers?tab=vacancies', [card({ tags })], [], { ...sampleUser, telegramId: 4718 });
  expect(await screen.findByText('Общее: React, Vue.')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Все вакансии, сначала новые' })).toBeNull();
});

it.each([
  ['the newest are asked for', '', null],
  ['it is known what fits', '&sort=match', match],
])('says nothing of that where %s', async (_, order, known) => {
  open(`/followers?tab=vacancies${order}`, [card({ match: known })]);
  await screen.findByTestId('vacancy-card');
  expect(screen.queryByTestId('matched-vacancies')).toBeNull();
});
