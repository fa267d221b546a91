import { limits } from '@kollab/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import PostsPage from '#src/app/posts-page.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAddress, late, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { samplePerson, sampleProject, sampleUser } from '#test/samples.ts';

const open = (address: string, me = sampleUser) => openScreen(PostsPage, '/posts', address, me);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const isSearch = ({ path }: { path: string }) => path === '/api/User/search-users';
const isTags = ({ path }: { path: string }) => path === '/api/User/tags';

const isNew = ({ path }: { path: string }) => path === '/api/User/new-this-week';
const nothing = (request: { path: string }) =>
  Response.json(isNew(request) ? { tags: [], people: [], projects: [] } : []);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe('typing', () => {
  it('is asked about once per pause of 300 ms, and kept in the address', async () => {
    const asked = serveApi(nothing);
    open('/posts');
    for (const text of ['и', 'ив', 'ива']) {
      type(text);
      vi.advanceTimersByTime(200);
    }
    expect(asked.filter(isSearch)).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(await screen.findByText('Пользователи не найдены')).toBeDefined();
    expect(asked.filter(isSearch).map(({ query }) => query.get('query'))).toEqual(['ива']);
    expect(currentAddress()).toBe('/posts?q=ива');
  });

  it('shows the newest answer, however late an older one comes', async () => {
    const [slow, quick] = [late(), late()];
    const asked = serveApi(({ path, query }) => {
      if (path !== '/api/User/search-users') return Response.json([]);
      return query.get('query') === 'мар' ? slow.response : quick.response;
    });
    open('/posts?q=мар');
    type('яна');
    await waitFor(() => expect(asked.filter(isSearch)).toHaveLength(2));
    expect(screen.getByText('Загрузка...')).toBeDefined();
    quick.give([samplePerson(2, { firstName: 'Яна' })]);
    expect(await screen.findByText('Яна Орлова-2')).toBeDefined();
    slow.give([samplePerson(1)]);
    await vi.advanceTimersByTimeAsync(50);
    expect(screen.queryByText('Мария Орлова-1')).toBeNull();
    expect(screen.getByText('Яна Орлова-2')).toBeDefined();
  });

  it('of nothing asks nothing, and cancel takes everything back', async () => {
    const asked = serveApi(nothing);
    open('/posts?q=никто');
    expect(box().value).toBe('никто');
    expect(await screen.findByText('Пользователи не найдены')).toBeDefined();
    const before = asked.filter(isSearch).length;
    fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(box().value).toBe('');
    expect(currentAddress()).toBe('/posts');
    type('   ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText('Найдите своих')).toBeDefined();
    expect(asked.filter(isSearch)).toHaveLength(before);
  });
});

describe('a result', () => {
  it('shows name and status, and leads to the profile and to writing', async () => {
    const people = [samplePerson(5), samplePerson(6, { statusShort: 'я'.repeat(80) })];
    serveApi((request) => Response.json(isSearch(request) ? people : []));
    open('/posts?q=мария');
    const [first, second] = await screen.findAllByTestId('person-card');
    if (!first || !second) throw new Error('two people were found');
    expect(within(first).getByText('Пользователь')).toBeDefined();
    expect(within(second).getByText(`${'я'.repeat(70)}…`)).toBeDefined();
    const link = (text: string) => within(first).getByText(text).closest('a');
    expect(link('Профиль')?.getAttribute('href')).toBe('/user/5');
    expect(link('Написать')?.getAttribute('href')).toBe('/user/5/links');
  });

  it('shows three skills: what was asked for, then what the reader has too', async () => {
    const tags = ['Go', 'SQL', 'Figma', 'Docker', 'React'].map((tagName) => ({ tagName }));
    serveApi((request) => Response.json(isSearch(request) ? [samplePerson(5, { tags })] : []));
    open('/posts?q=react', { ...sampleUser, tags: [{ tagName: 'Figma' }] });
    const list = await screen.findByRole('list', { name: 'Навыки' });
    const shown = within(list).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['React', 'Figma', 'Go']);
    expect(shown.map(({ dataset }) => dataset.mark ?? '')).toEqual(['', 'matched', '']);
  });

  it('of the next page is added to the list', async () => {
    const link = '</api/User/search-users?query=%D0%BC&cursor=next>; rel="next"';
    serveApi((request) => {
      if (!isSearch(request)) return Response.json([]);
      const isNext = request.query.get('cursor') === 'next';
      const people = isNext ? [samplePerson(1), samplePerson(2)] : [samplePerson(1)];
      return Response.json(people, { headers: isNext ? {} : { link } });
    });
    open('/posts?q=м');
    fireEvent.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(screen.getAllByTestId('person-card')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('that failed to come can be asked for again', async () => {
    let isBroken = true;
    serveApi((request) => {
      if (!isSearch(request)) return Response.json([]);
      return isBroken ? Response.json({}, { status: 500 }) : Response.json([samplePerson(1)]);
    });
    open('/posts?q=м');
    const retry = await screen.findByRole('button', { name: 'Попробовать ещё раз' });
    expect(screen.getByText('Ошибка при загрузке данных')).toBeDefined();
    isBroken = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Мария Орлова-1')).toBeDefined();
  });
});

describe('suggested tags', () => {
  const tags = ['React', 'React Native', 'Redux', 'Rust', 'Ruby'];
  const listed = tags.map((tagName) => ({ tagName, count: 1 }));

  it('are four, and a picked one is asked for at once', async () => {
    const asked = serveApi((request) =>
      isTags(request) ? Response.json(listed) : nothing(request),
    );
    open('/posts');
    type('r');
    const list = await screen.findByRole('list', { name: 'Похожие теги' });
    expect(within(list).getAllByRole('button')).toHaveLength(4);
    fireEvent.click(within(list).getByRole('button', { name: 'Redux' }));
    expect(box().value).toBe('Redux');
    await waitFor(() => expect(asked.findLast(isSearch)?.query.get('query')).toBe('Redux'));
  });

  it('after several words continue the last one', async () => {
    serveApi((request) => {
      if (!isTags(request)) return nothing(request);
      return Response.json(request.query.get('query') === 'ru' ? listed.slice(3) : []);
    });
    open('/posts');
    type('figma ru');
    fireEvent.click(await screen.findByRole('button', { name: 'Rust' }));
    expect(box().value).toBe('figma Rust');
  });

  it('lead the line of filters while one types, and leave it with the search', async () => {
    const asked = serveApi((request) => Response.json(isTags(request) ? listed : []));
    open('/posts?q=r');
    const filter = await screen.findByRole('button', { name: 'Любой вуз' });
    expect(asked.filter(isTags)).toEqual([]);
    type('ru');
    const list = await screen.findByRole('list', { name: 'Похожие теги' });
    expect(list.parentElement).toBe(filter.parentElement);
    expect(list.nextElementSibling).toBe(filter);
    fireEvent.submit(box());
    expect(screen.queryByRole('list', { name: 'Похожие теги' })).toBeNull();
  });
});

describe('before anything is typed', () => {
  it('popular skills, new people and new projects lead on', async () => {
    viewAs(sampleUser.telegramId);
    const asked = serveApi((request) => {
      const fresh = {
        tags: [{ tagName: 'C#', count: 9 }],
        people: [samplePerson(3)],
        projects: [sampleProject({ name: 'Маяк' })],
      };
      return Response.json(isNew(request) ? fresh : []);
    });
    open('/posts');
    const link = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('C#')).toBe('/posts?q=C%23&in=people');
    expect(await link('Мария Орлова-3')).toBe('/user/3');
    expect(await link('Маяк')).toBe(`/project/${sampleProject().id}/details`);
    // In one answer: nothing comes between later.
    expect(asked.filter(isTags)).toEqual([]);
  });
});

describe('the other lists', () => {
  const isIn = (path: string) => (request: { path: string }) => request.path === path;
  const isProjects = isIn('/api/User/search-projects');
  const isVacancies = isIn('/api/User/vacancies');

  it('are asked for the same text', async () => {
    const asked = serveApi((request) =>
      isProjects(request) ? Response.json([sampleProject({ name: 'Карта' })]) : nothing(request),
    );
    open('/posts?q=карта&in=projects');
    expect(await screen.findByRole('link', { name: 'Карта' })).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: 'Вакансии' }));
    await waitFor(() => expect(asked.findLast(isVacancies)?.query.get('query')).toBe('карта'));
    expect(currentAddress()).toBe('/posts?q=карта&in=vacancies');
  });

  it('are led to where they know something that this one does not', async () => {
    serveApi((request) =>
      isProjects(request) ? Response.json([sampleProject()]) : nothing(request),
    );
    open('/posts?q=карта');
    const way = await screen.findByRole('link', { name: /Проекты: 1/ });
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe('/posts?q=карта&in=projects');
    expect(screen.queryByRole('link', { name: /Вакансии: / })).toBeNull();
  });
});

it('only who looks for a team is asked for by one press, and the address keeps it', async () => {
  const asked = serveApi((request) => Response.json(isSearch(request) ? [samplePerson(1)] : []));
  open('/posts?q=мария');
  fireEvent.click(await screen.findByRole('button', { name: 'Ищут команду', pressed: false }));
  const last = () => asked.findLast(isSearch)?.query.get('lookingForTeam');
  await waitFor(() => expect(last()).toBe('yes'));
  expect(currentAddress()).toBe('/posts?q=мария&looking=yes');
  fireEvent.click(screen.getByRole('button', { name: 'Ищут команду', pressed: true }));
  expect(currentAddress()).toBe('/posts?q=мария');
});

it('one university is chosen among those that people give', async () => {
  const asked = serveApi((request) => {
    if (request.path === '/api/User/universities') return Response.json(['МГУ']);
    return Response.json(isSearch(request) ? [samplePerson(1)] : []);
  });
  open('/posts?q=мария');
  fireEvent.click(await screen.findByRole('button', { name: 'Любой вуз' }));
  fireEvent.click(await screen.findByRole('button', { name: 'МГУ' }));
  await waitFor(() => expect(asked.findLast(isSearch)?.query.get('university')).toBe('МГУ'));
  expect(currentAddress()).toBe('/posts?q=мария&university=МГУ');
});

it('the sheet of universities says that nobody gave one, or such a one', async () => {
  serveApi((request) => Response.json(isSearch(request) ? [samplePerson(1)] : []));
  open('/posts?q=мария');
  fireEvent.click(await screen.findByRole('button', { name: 'Любой вуз' }));
  expect(await screen.findByText('Вуз пока никто не указал')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Вуз', { selector: 'input' }), {
    target: { value: 'МГУ' },
  });
  expect(await screen.findByText('Такой вуз пока никто не указал')).toBeDefined();
});

it('the sheet of universities says nothing else until the answer is there', async () => {
  const all = late();
  const answer = async () => (await all.response).clone();
  serveApi((request) => {
    if (isSearch(request)) return Response.json([samplePerson(1)]);
    return request.query.get('query') === '' ? answer() : Response.json([]);
  });
  open('/posts?q=мария');
  fireEvent.click(await screen.findByRole('button', { name: 'Любой вуз' }));
  const university = await screen.findByLabelText('Вуз', { selector: 'input' });
  const type = (value: string) => fireEvent.change(university, { target: { value } });
  type('xyz');
  expect(await screen.findByText('Такой вуз пока никто не указал')).toBeDefined();
  type('');
  expect(screen.queryByText('Вуз пока никто не указал')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(limits.searchDebounce));
  expect(screen.getByText('Такой вуз пока никто не указал')).toBeDefined();
  all.give(['МГУ']);
  expect(await screen.findByRole('button', { name: 'МГУ' })).toBeDefined();
});

it('who looks for a team can be told of as any other search', async () => {
  viewAs(sampleUser.telegramId);
  const bodies: unknown[] = [];
  serveApi(({ path, method, body }) => {
    if (method === 'POST' && path === '/api/User/saved-searches') {
      bodies.push(body);
      return Response.json({ ...(body as object), id: 'a', createdAt: new Date().toISOString() });
    }
    return Response.json(path === '/api/User/search-users' ? [samplePerson(1)] : []);
  });
  open('/posts?looking=yes');
  fireEvent.click(await screen.findByRole('button', { name: 'Сообщать о новых' }));
  expect(await screen.findByText('Сообщаем о новых')).toBeDefined();
  expect(bodies).toEqual([
    { kind: 'people', filter: { query: '', lookingForTeam: 'yes' }, mode: 'daily' },
  ]);
});

it('who finds themselves is told so, and may neither write to themselves nor keep themselves', async () => {
  viewAs(sampleUser.telegramId);
  const own = samplePerson(sampleUser.telegramId);
  serveApi((request) => Response.json(isSearch(request) ? [own, samplePerson(2)] : []));
  open('/posts?q=орлова');
  const [mine, other] = await screen.findAllByTestId('person-card');
  const actionsOf = (card: HTMLElement | undefined) =>
    card ? [...card.querySelectorAll('button, a')].length : 0;
  expect(mine?.textContent).toContain('Это вы');
  expect(actionsOf(mine)).toBe(2);
  expect(other?.textContent).not.toContain('Это вы');
  await waitFor(() => expect(actionsOf(other)).toBe(4));
});
