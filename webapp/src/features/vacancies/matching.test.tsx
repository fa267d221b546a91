import { type MatchedPerson, paths, type VacancyDetails, type User } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleMatch, sampleMatchedPerson, sampleUser, sampleVacancy } from '#test/samples.ts';
import { notices } from '#src/kit/notices/notices.ts';
import { getProfileDraft } from '#src/shared/person/draft/profile-draft.ts';
import VacancyPage from './vacancy-page.tsx';

const { id: vacancyId, projectId } = sampleVacancy;
const owner = { isOwner: true, isMember: true, isInvited: false };
let people: MatchedPerson[];
let refusal: { code: string; message: string } | undefined;

function open(changes: Partial<VacancyDetails> = {}, me?: User) {
  const asked = serveApi(({ method, path }) => {
    if (path === '/api/User/matches/people') return Response.json(people);
    if (method === 'GET') return Response.json({ ...sampleVacancy, ...changes });
    return refusal
      ? Response.json(refusal, { status: 429 })
      : Response.json({ telegramId: 5, vacancyId });
  });
  const address = paths.vacancy(projectId, vacancyId);
  openScreen(VacancyPage, paths.anyVacancy, address, me);
  return asked;
}
const tags = ['React', 'Tailwind CSS', 'Docker'].map((tagName) => ({ tagName }));
beforeEach(() => {
  viewAs(7);
  people = [5, 6, 7, 8].map((telegramId) => sampleMatchedPerson(telegramId));
  refusal = undefined;
});

describe('«Что у вас совпало»', () => {
  it('shows what matches, what is close and through what, what is missing, and says it', async () => {
    open({ match: sampleMatch, tags });
    const own = within(await screen.findByTestId('own-match'));
    const marks = own
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.dataset['mark'] ?? null]);
    expect(marks).toEqual([
      ['React', 'matched'],
      ['≈\u00a0Tailwind CSS', 'related'],
      ['Docker', null],
    ]);
    expect(own.getByText(sampleMatch.sentence)).toBeDefined();
    expect(own.getByText(/^Близко: .* Не хватает: Docker\.$/)).toBeDefined();
    const how = own.getByRole('link', { name: 'Как мы подбираем' });
    expect(how.getAttribute('href')).toBe(paths.howWeMatch);
  });

  it('says what is missing by chips alone where nothing fits', async () => {
    const match = { ...sampleMatch, matched: [], related: [], missing: ['React', 'Docker'] };
    open({ match, tags });
    const own = within(await screen.findByTestId('own-match'));
    expect(own.getByText('Docker')).toBeDefined();
    expect(own.queryByText(/Не хватает/)).toBeNull();
  });

  it.each([
    [8, 6, ['Вакансия: 6\u00a0ч\u00a0в\u00a0неделю. У вас: до 8 ч в неделю.']],
    [null, 6, []],
    [8, null, []],
  ])(
    'with %s hours a week for one that takes %s says both, or neither',
    async (own, asked, said) => {
      open({ match: sampleMatch, hoursAWeek: asked }, { ...sampleUser, hoursAWeek: own });
      const shown = within(await screen.findByTestId('own-match')).queryAllByText(/У вас/);
      expect(shown.map(({ textContent }) => textContent)).toEqual(said);
    },
  );

  it('is called «Навыки» where nothing matches', async () => {
    open({ match: { ...sampleMatch, matched: [], related: [], beside: [] }, tags });
    const own = within(await screen.findByTestId('own-match'));
    expect(own.getByRole('heading').textContent).toBe('Навыки');
  });

  it('leads somebody without skills to adding some', async () => {
    open();
    const own = within(await screen.findByTestId('own-match'));
    expect(own.getByRole('link').getAttribute('href')).toBe(paths.addTag);
  });

  it('offers its skills to somebody without any, and then the way to sending them', async () => {
    open({ tags }, { ...sampleUser, telegramId: 4712, tags: [] });
    const own = within(await screen.findByTestId('own-match'));
    fireEvent.click(await own.findByRole('button', { name: 'Добавить React' }));
    expect(getProfileDraft(4712).changes.tags).toEqual(['React']);
    expect(own.getByRole('button', { name: 'Добавить Docker' })).toBeDefined();
    const way = own.getByRole('link', { name: /Отправьте профиль на проверку/ });
    expect(way.getAttribute('href')).toBe(paths.homeInEditMode);
  });

  it('says to somebody whose skills wait for approval which of them are wanted, and that they wait', async () => {
    open({ tags }, { ...sampleUser, telegramId: 4713, tags: [{ tagName: 'React' }] });
    const own = within(await screen.findByTestId('own-match'));
    expect(await own.findByText(/как только профиль одобрят/)).toBeDefined();
    const marks = own.getAllByRole('listitem').map(({ dataset }) => dataset['mark']);
    expect(marks).toEqual(['matched', undefined, undefined]);
    expect(own.getByText('Общее: React.')).toBeDefined();
  });

  it.each<[string, Partial<VacancyDetails>]>([
    ['the owner', { viewer: owner, match: null }],
    ['the team', { viewer: { ...owner, isOwner: false }, match: sampleMatch }],
    ['anybody, of a vacancy that names no skills', { tags: [] }],
  ])('is not there for %s', async (_, changes) => {
    open(changes);
    await screen.findByRole('heading', { name: 'Дизайнер' });
    expect(screen.queryByTestId('own-match')).toBeNull();
  });
});

describe('«Кому это подойдёт»', () => {
  const card = async (index = 0) => {
    const cards = await screen.findAllByTestId('matched-person');
    return within(cards[index] ?? document.body);
  };

  it('shows the owner who fits and why, a few at first', async () => {
    people[0] = sampleMatchedPerson(5, { lookingForTeam: 'yes', hoursAWeek: 3 });
    const asked = open({ viewer: owner });
    const first = await card();
    expect(first.getByRole('link').getAttribute('href')).toBe(paths.user(5));
    expect(first.getByText(sampleMatch.sentence)).toBeDefined();
    expect(first.getByText('Ищет команду · 3 часа в неделю')).toBeDefined();
    expect(screen.getAllByTestId('matched-person')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Показать ещё 1' }));
    expect(screen.getAllByTestId('matched-person')).toHaveLength(4);
    const query = asked.find(({ path }) => path === '/api/User/matches/people')?.query;
    expect(Object.fromEntries(query ?? [])).toEqual({ projectId, vacancyId });
  });

  it('has the bot call somebody once', async () => {
    const asked = open({ viewer: owner });
    const button = (await card()).getByRole('button', { name: /^Позвать откликнуться/ });
    fireEvent.click(button);
    fireEvent.click(button);
    const called = await (await card()).findByRole('button', { name: /^Позвали/ });
    expect((called as HTMLButtonElement).disabled).toBe(true);
    expect((await card()).getByRole('status').textContent).toBe('Бот передаст приглашение');
    expect(notices.getState().toast).toBeUndefined();
    const sent = asked.filter(({ path }) => path === '/api/User/call-to-apply');
    expect(sent.map(({ body }) => body)).toEqual([{ projectId, vacancyId, telegramId: 5 }]);
  });

  it('says in place why the server refuses a call', async () => {
    refusal = { code: 'calledLately', message: 'Этого человека недавно уже звали' };
    open({ viewer: owner });
    fireEvent.click((await card()).getByRole('button', { name: /^Позвать откликнуться/ }));
    expect((await (await card()).findByRole('alert')).textContent).toBe(refusal.message);
  });

  it('offers no call to whom the owner called lately', async () => {
    people = [sampleMatchedPerson(5, { mayCall: false })];
    open({ viewer: owner });
    const button = (await card()).getByRole('button', { name: /^Недавно звали/ });
    expect((button as HTMLButtonElement).disabled).toBe(true);
  });

  it('takes away who is not the right one, with the reason', async () => {
    const asked = open({ viewer: owner });
    fireEvent.click((await card()).getByRole('button', { name: /^Не подходит/ }));
    await answer('Навыки');
    expect(screen.getAllByTestId('matched-person')).toHaveLength(2);
    expect(screen.getByText('Не будем предлагать 30 дней')).toBeDefined();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says that nobody fits yet, and shows by itself who comes to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    people = [];
    open({ viewer: owner });
    expect(await screen.findByText(/Пока никого не нашли/)).toBeDefined();
    people = [sampleMatchedPerson(5)];
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findAllByTestId('matched-person')).toHaveLength(1);
  });

  it.each<[string, Partial<VacancyDetails>]>([
    ['others', {}],
    ['the owner of a closed one', { viewer: owner, isClosed: true }],
  ])('is neither there nor asked for by %s', async (_, changes) => {
    const asked = open(changes);
    await screen.findByRole('heading', { name: 'Дизайнер' });
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(screen.queryByTestId('matched-people')).toBeNull();
    expect(asked.filter(({ path }) => path.includes('matches'))).toEqual([]);
  });
});
