import { type MatchedVacancy, paths, type User, type VacancyCard } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, findHref, hrefOf, openScreen, serveApi } from '#test/screen.tsx';
import { sampleMatch, sampleMatchedVacancy, sampleUser, sampleVacancyCard } from '#test/samples.ts';
import {
  getProfileDraft,
  ownProfile,
  profileDrafts,
} from '#src/shared/person/draft/profile-draft.ts';
import { lookedAt } from '#src/shared/tags/looked-at.ts';
import { MatchedVacancies } from './matched-vacancies.tsx';

const skilled = { tags: ['React', 'Figma', 'CSS'].map((tagName) => ({ tagName })) };
let vacancies: MatchedVacancy[];
let listed: VacancyCard[];
let isRefused: boolean;

function open(me: Partial<User> = skilled) {
  const asked = serveApi(({ method, path }) => {
    if (path === '/api/User/vacancies') return Response.json(listed);
    if (method === 'GET') return Response.json(vacancies);
    if (isRefused) return Response.json({ code: 'internal' }, { status: 500 });
    [, ...vacancies] = vacancies;
    return Response.json({ vacancyId: '1' });
  });
  const view = openScreen(MatchedVacancies, '/', '/', { ...sampleUser, ...me });
  return { asked, sent: () => asked.filter(({ method }) => method === 'POST'), ...view };
}
const cards = () => screen.findAllByTestId('matched-vacancy');
const titles = async () =>
  (await cards()).map((card) => within(card).getAllByRole('link')[0]?.textContent);
const dismiss = async (reason: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Не подходит: Вакансия 1' }));
  await answer(reason);
};
const undo = () => screen.findByRole('button', { name: 'Вернуть: Вакансия 1' });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  isRefused = false;
  listed = [];
  vacancies = [1, 2, 3, 4].map((number) => sampleMatchedVacancy(number));
});

describe('vacancies that fit', () => {
  it('say to the ear how they fit, and to the eye what the marked tags do not say', async () => {
    const plain = { ...sampleMatch, beside: [], related: [], missing: [] };
    vacancies = [sampleMatchedVacancy(1), sampleMatchedVacancy(2, { match: plain })];
    open();
    for (const [index, card] of (await cards()).slice(0, 2).entries()) {
      expect(within(card).getByText(/^Общее/).className).toBe('visually-hidden');
      const seen = within(card).queryByText('Близко: вместо Tailwind CSS есть CSS.');
      expect(seen?.getAttribute('aria-hidden')).toBe(index === 0 ? 'true' : undefined);
    }
  });

  it('are three, each with the reason, and lead to all of them', async () => {
    open();
    expect(await titles()).toEqual(['Вакансия 1', 'Вакансия 2', 'Вакансия 3']);
    const [first] = await cards();
    expect(first?.textContent).toContain(sampleMatch.sentence);
    expect(first?.textContent).toContain('Солнечная карта\u00a0· Junior');
    const [one] = vacancies;
    expect(hrefOf('Вакансия 1')).toBe(paths.vacancy(one?.projectId ?? '', one?.vacancyId ?? ''));
    const ways = ['Все подходящие вакансии', 'Как мы подбираем'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual([paths.matches, paths.howWeMatch]);
  });

  it.each([
    ['nothing fits', skilled],
    ['the reader looks for no team', { ...skilled, lookingForTeam: 'no' as const }],
  ])('are not spoken of where %s', async (_, me) => {
    if (!('lookingForTeam' in me)) vacancies = [];
    const { container } = open(me);
    await vi.advanceTimersByTimeAsync(100);
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('without a reason there are the newest', () => {
  beforeEach(() => {
    vacancies = [sampleMatchedVacancy(1, { match: null })];
  });

  it.each([
    [0, 'Добавьте 3 навыка, и мы подберём'],
    [1, 'Добавьте ещё 2 навыка, и подберём точнее'],
  ])('and with %i skills the way to more', async (count, words) => {
    open({ tags: skilled.tags.slice(0, count) });
    const way = await screen.findByRole('link', { name: new RegExp(words) });
    expect(way.getAttribute('href')).toBe(paths.addTag);
    expect(screen.getByRole('heading', { name: 'Новые вакансии' })).toBeDefined();
    expect((await cards())[0]?.textContent).toContain('ReactCSS');
  });

  it('and skills of what was just opened, each one press away from the draft', async () => {
    const telegramId = 4711;
    const before = ['GIS', 'React', 'Figma', 'Go'];
    lookedAt.setState(before, true);
    open({ telegramId, tags: skilled.tags.slice(0, 1) });
    await cards();
    const offered = () =>
      within(screen.getByRole('list', { name: 'Из того, что вы открывали' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(['GIS', 'Figma', 'Go']);
    fireEvent.click(screen.getByRole('button', { name: 'Добавить Figma' }));
    expect(offered()).toEqual(['GIS', 'Go']);
    expect(screen.getByText(/Добавьте ещё 1 навык/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Добавить Go' }));
    const { tags } = getProfileDraft(telegramId).changes;
    expect(tags).toEqual(['React', 'Figma', 'Go']);
    expect(hrefOf(/Отправьте профиль на проверку/)).toBe(paths.homeInEditMode);
  });

  it('and where skills wait for approval, that they do', async () => {
    open();
    expect(await screen.findByText(/как только профиль одобрят/)).toBeDefined();
  });
});

describe('whose skills nobody approved yet', () => {
  const wanting = (id: string, ...tags: string[]) =>
    sampleVacancyCard({ id, title: id, tags: tags.map((tagName) => ({ tagName })) });
  beforeEach(() => {
    vacancies = [sampleMatchedVacancy(1, { match: null })];
    listed = [
      wanting('Верстальщик', 'CSS', 'HTML'),
      wanting('Фронтенд-разработчик', 'react', 'CSS'),
      { ...wanting('Своя', 'React', 'CSS'), telegramId: sampleUser.telegramId },
      { ...wanting('Отправленная', 'React', 'CSS'), applicationStatus: 'Pending' },
    ];
  });

  it('sees at once what wants them, most of them first, and which', async () => {
    const { asked } = open();
    expect(await screen.findByRole('heading', { name: 'С вашими навыками' })).toBeDefined();
    expect(await titles()).toEqual(['Фронтенд-разработчик', 'Верстальщик']);
    const [first] = await cards();
    expect(first?.textContent).toContain('Общее: react, CSS.');
    expect(screen.getByText(/как только профиль одобрят/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Не подходит/ })).toBeNull();
    const { query } = asked.find(({ path }) => path === '/api/User/vacancies') ?? {};
    expect(query?.get('tagsMode')).toBe('any');
    expect(query?.getAll('tags').join()).toBe('React,Figma,CSS');
  });

  it('finds all of them in the list of vacancies', async () => {
    listed.push(...['1', '2'].map((id) => wanting(id, 'Figma')));
    open();
    expect(await findHref('Все подходящие вакансии')).toBe(
      '/followers?tab=vacancies&tag=React&tag=Figma&tag=CSS&tags=any',
    );
  });

  it('sees them also by a draft that was not sent', async () => {
    profileDrafts.set(4714, ownProfile, { values: { tags: ['React', 'Figma', 'CSS'] } });
    open({ telegramId: 4714, tags: [] });
    expect(await screen.findByRole('heading', { name: 'С вашими навыками' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Отправьте профиль на проверку/ })).toBeDefined();
  });
});

describe('«Не подходит»', () => {
  it('takes a vacancy away with a reason, and the next one comes', async () => {
    const { sent } = open();
    await dismiss('Уровень');
    await undo();
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(sent()).toMatchObject([
      { path: '/api/User/matches/dismiss', body: { reason: 'level' } },
    ]);
    await waitFor(async () =>
      expect(await titles()).toEqual(['Вакансия 2', 'Вакансия 3', 'Вакансия 4']),
    );
  });

  it('can be taken back, and then nobody was told', async () => {
    const { sent } = open();
    await dismiss('Тема');
    fireEvent.click(await undo());
    expect(await titles()).toContain('Вакансия 1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent()).toEqual([]);
  });

  it('is meant by whoever leaves the screen', async () => {
    const { sent, unmount } = open();
    await dismiss('Без причины');
    await undo();
    unmount();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ reason: 'other' });
  });

  it('that failed says so, and the vacancy is there again', async () => {
    isRefused = true;
    open();
    await dismiss('Навыки');
    await undo();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await screen.findByText('Не удалось убрать')).toBeDefined();
    expect(await titles()).toContain('Вакансия 1');
  });
});
