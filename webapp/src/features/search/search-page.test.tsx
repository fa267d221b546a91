import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { late, serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { samplePerson } from '#test/sample-person.ts';
import { sampleUser } from '#test/sample-user.ts';
import SearchPage from './search-page.tsx';

const open = (address: string) => openScreen(SearchPage, '/posts', address, sampleUser);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const isSearch = ({ path }: { path: string }) => path === '/api/User/search-users';
const isTags = ({ path }: { path: string }) => path === '/api/User/tags';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

describe('typing', () => {
  it('is asked about once per pause of 300 ms, and kept in the address', async () => {
    const asked = serveApi(() => Response.json([]));
    open('/posts');
    for (const text of ['и', 'ив', 'ива']) {
      type(text);
      vi.advanceTimersByTime(200);
    }
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(await screen.findByText('Пользователи не найдены')).toBeDefined();
    expect(asked.filter(isSearch).map(({ query }) => query.get('query'))).toEqual(['ива']);
    expect(screen.getByTestId('address').textContent).toBe('/posts?q=ива');
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
    const asked = serveApi(() => Response.json([]));
    open('/posts?q=никто');
    expect(box().value).toBe('никто');
    expect(await screen.findByText('Пользователи не найдены')).toBeDefined();
    const before = asked.length;
    fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(box().value).toBe('');
    expect(screen.getByTestId('address').textContent).toBe('/posts');
    type('   ');
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.getByText('Найдите своих')).toBeDefined();
    expect(asked).toHaveLength(before);
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
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
    const asked = serveApi((request) => Response.json(isTags(request) ? listed : []));
    open('/posts?q=r');
    const list = await screen.findByRole('list', { name: 'Похожие теги' });
    expect(within(list).getAllByRole('button')).toHaveLength(4);
    fireEvent.click(within(list).getByRole('button', { name: 'Redux' }));
    expect(box().value).toBe('Redux');
    await waitFor(() => expect(asked.findLast(isSearch)?.query.get('query')).toBe('Redux'));
  });

  it('after several words continue the last one', async () => {
    serveApi((request) => {
      if (!isTags(request)) return Response.json([]);
      return Response.json(request.query.get('query') === 'ru' ? listed.slice(3) : []);
    });
    open('/posts?q=figma ru');
    fireEvent.click(await screen.findByRole('button', { name: 'Rust' }));
    expect(box().value).toBe('figma Rust');
  });
});
