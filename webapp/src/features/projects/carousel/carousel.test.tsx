import type { ProjectCard } from '@kollab/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import FollowersPage from '#src/app/followers-page.tsx';
import { openCarouselOf } from '#test/open-carousel.ts';
import { currentAddress, openScreen, refused, serveApi, viewAs } from '#test/screen.tsx';
import { sampleProject, sampleUser } from '#test/samples.ts';
import { saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import { notices } from '#src/kit/notices/notices.ts';
import { carouselPlace } from './carousel-place.ts';

const card = (n: number, changes: Partial<ProjectCard> = {}): ProjectCard =>
  sampleProject({ id: `0${n}`, name: `Проект ${n}`, status: 'одобрено', ...changes });
const three = [card(1), card(2), card(3)];

const shown = () => screen.getByTestId('shown-card').getAttribute('aria-label');
const next = () => screen.getByRole('button', { name: 'Следующий проект' });
const previous = () => screen.getByRole('button', { name: 'Предыдущий проект' });

/** A finger goes over the card, in two steps. */
function swipe(target: Element, dx: number, dy = 0) {
  const at = (x: number, y: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    clientX: 200 + x,
    clientY: 400 + y,
  });
  fireEvent.pointerDown(target, at(0, 0));
  fireEvent.pointerMove(target, at(dx / 2, dy / 2));
  fireEvent.pointerMove(target, at(dx, dy));
  fireEvent.pointerUp(target, at(dx, dy));
}

beforeEach(() => {
  viewAs(sampleUser.telegramId);
  carouselPlace.setState({ projectId: undefined, panel: undefined });
  notices.setState({ alert: undefined });
});

it('all of a project is asked for once its card is looked at, not of one swiped past', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = await openCarouselOf(three);
  const known = () => asked.map(({ path }) => path).filter((path) => path.includes('/project/'));
  fireEvent.click(next());
  expect(shown()).toBe('Проект 2');
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(known()).toEqual(['/api/User/project/02']));
  fireEvent.click(previous());
  fireEvent.click(previous());
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(known()).toHaveLength(2));
  expect(known()).toEqual(['/api/User/project/02', '/api/User/project/03']);
});

describe('the carousel', () => {
  it('shows approved projects only, whatever the list holds', async () => {
    const others = [
      card(4, { status: 'pending' }),
      card(5, { status: 'rejected' }),
      card(6, { isArchived: true }),
      card(7, { isDeleted: true }),
    ];
    await openCarouselOf([...others, ...three]);
    expect(screen.getByText('1 из 3')).toBeDefined();
    expect(shown()).toBe('Проект 1');
  });

  it('says so when there are none, and still leads on', async () => {
    await openCarouselOf([]);
    expect(await screen.findByText('Пока нет опубликованных проектов')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Управление проектами' })).toBeDefined();
    expect(screen.getByTestId('completion').getAttribute('href')).toBe('/');
  });

  it('says how full the own profile is with its drafts, as the profile does', async () => {
    const me = { ...sampleUser, telegramId: 801 };
    await openCarouselOf(three, me);
    expect(screen.getByTestId('completion').textContent).toBe('22\u00a0%');
    act(() => saveDraft(801, { university: 'МГУ', course: 3, tags: ['React'] }, me));
    expect(screen.getByTestId('completion').textContent).toBe('56\u00a0%');
    const rest = { firstName: 'Илья', lastName: 'Громов', major: 'Математика', statusShort: 'Тут' };
    const links = [{ type: 'Git', url: 'https://a.b' }];
    act(() => saveDraft(801, { ...rest, description: 'О себе', links }, me));
    // All of it is a tick.
    expect(screen.getByTestId('completion').textContent).toBe('');
    expect(screen.getByRole('link', { name: /заполнен на 100/ })).toBeDefined();
  });

  it('goes on at once, and expands no card that it has left before the next is drawn', async () => {
    await openCarouselOf(three);
    const preview = within(screen.getByTestId('shown-card')).getByTestId('panel-preview');
    const track = screen.getByTestId('track');
    const seen: unknown[] = [];
    act(() => {
      fireEvent.click(next());
      seen.push(track.style.getPropertyValue('--place'), shown());
      swipe(preview, 0, -120);
    });
    expect(seen).toEqual(['1', 'Проект 1']);
    expect(shown()).toBe('Проект 2');
    expect(screen.queryByTestId('project-panel')).toBeNull();
  });

  it('goes round by its arrows, both ways', async () => {
    await openCarouselOf(three);
    fireEvent.click(previous());
    expect(shown()).toBe('Проект 3');
    expect(screen.getByText('3 из 3')).toBeDefined();
    fireEvent.click(next());
    fireEvent.click(next());
    expect(shown()).toBe('Проект 2');
  });

  it('goes on by the arrow keys wherever the focus is, but not from an input or under a dialog', async () => {
    await openCarouselOf(three);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(shown()).toBe('Проект 2');
    const input = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(input, { key: 'ArrowRight' });
    input.remove();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
    expect(shown()).toBe('Проект 2');
    fireEvent.keyDown(next(), { key: 'ArrowLeft' });
    fireEvent.keyDown(next(), { key: 'ArrowLeft' });
    expect(shown()).toBe('Проект 3');
  });

  it.each([
    [-51, 'Проект 2'],
    [51, 'Проект 3'],
  ])('after a swipe of %i px shows %s', async (dx, name) => {
    await openCarouselOf(three);
    swipe(screen.getByRole('heading', { name: 'Проект 1' }), dx, 20);
    expect(shown()).toBe(name);
    expect(screen.queryByTestId('project-panel')).toBeNull();
  });

  it('follows the finger and is back in place after a swipe that was broken off', async () => {
    await openCarouselOf(three);
    const track = screen.getByTestId('track');
    const finger = { pointerId: 1, isPrimary: true, button: 0, clientY: 0 };
    fireEvent.pointerDown(track, { ...finger, clientX: 200 });
    fireEvent.pointerMove(track, { ...finger, clientX: 90 });
    expect(track.style.getPropertyValue('--drag')).toBe('-110px');
    fireEvent.pointerCancel(track, finger);
    expect(track.style.getPropertyValue('--drag')).toBe('0px');
    expect(shown()).toBe('Проект 1');
  });

  it('renders the shown card and its neighbours, no more, and only the shown one is reached', async () => {
    await openCarouselOf(
      Array.from({ length: 9 }, (_, n) => card(n + 1, { coverImage: `/uploads/${n}.webp` })),
    );
    const neighbours = screen.getAllByTestId('next-card');
    expect(neighbours.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Проект 9',
      'Проект 2',
    ]);
    expect(new Set(neighbours.map((one) => one.hasAttribute('inert')))).toEqual(new Set([true]));
    const priorities = [...document.querySelectorAll('img')].map((img) =>
      img.getAttribute('fetchpriority'),
    );
    expect(priorities).toEqual(['low', 'high', 'low']);
  });

  it('asks for the next page near the end of this one', async () => {
    const pages = [Array.from({ length: 6 }, (_, n) => card(n + 1)), [card(7)]];
    const asked = serveApi(({ query }) =>
      query.has('cursor')
        ? Response.json(pages[1])
        : Response.json(pages[0], { headers: { link: '</all?cursor=x>; rel="next"' } }),
    );
    openScreen(FollowersPage, '/followers', '/followers', sampleUser);
    await screen.findByText('1 из 6');
    fireEvent.click(next());
    expect(asked).toHaveLength(1);
    fireEvent.click(next());
    expect(await screen.findByText('3 из 7')).toBeDefined();
    expect(asked).toHaveLength(2);
  });

  it('asks for a page that did not come again with the next step', async () => {
    const first = [card(1), card(2), card(3)];
    const more = [refused(500, 'internal'), refused(500, 'internal'), Response.json([card(4)])];
    const asked = serveApi(({ query }) =>
      query.has('cursor')
        ? (more.shift() ?? Response.json([]))
        : Response.json(first, { headers: { link: '</all?cursor=x>; rel="next"' } }),
    );
    openScreen(FollowersPage, '/followers', '/followers', sampleUser);
    await screen.findByText('1 из 3');
    await waitFor(() => expect(asked).toHaveLength(3));
    fireEvent.click(next());
    expect(await screen.findByText('2 из 4')).toBeDefined();
    expect(asked).toHaveLength(4);
  });

  it('keeps its place for whoever comes back', async () => {
    await openCarouselOf(three);
    fireEvent.click(next());
    cleanup();
    await openCarouselOf(three);
    expect(shown()).toBe('Проект 2');
  });

  it('has nowhere to go with a lone project', async () => {
    await openCarouselOf([card(1)]);
    expect(screen.queryByTestId('next-card')).toBeNull();
    expect(next().hasAttribute('disabled')).toBe(true);
    swipe(screen.getByTestId('track'), -80);
    expect(shown()).toBe('Проект 1');
  });

  it('wears the colours of its cover', async () => {
    await openCarouselOf([card(1, { palette: ['#102030', '#405060'] })]);
    const { style } = screen.getByTestId('shown-card');
    expect(style.getPropertyValue('--first')).toBe('#102030');
    expect(style.getPropertyValue('--third')).toBe('#405060');
  });
});

it('a card without a cover has a pattern, the same each time', async () => {
  await openCarouselOf([card(1, { coverImage: null }), card(2, { coverImage: '/uploads/2.webp' })]);
  const pattern = screen.getByTestId('pattern');
  expect(screen.getByTestId('shown-card').contains(pattern)).toBe(true);
  const { cssText } = pattern.style;
  fireEvent.click(next());
  expect(within(screen.getByTestId('shown-card')).queryByTestId('pattern')).toBeNull();
  fireEvent.click(previous());
  expect(screen.getByTestId('pattern').style.cssText).toBe(cssText);
});

describe('the way to the own projects', () => {
  const filled = {
    ...sampleUser,
    university: 'МГУ',
    course: '3',
    major: 'Математика',
    statusShort: 'Ищу',
    description: 'О себе',
    tags: [{ tagName: 'Go' }],
  };
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Управление проектами' }));

  it('is open from 80 % of the profile on', async () => {
    await openCarouselOf(three, filled);
    expect(screen.getByTestId('completion').textContent).toBe('89\u00a0%');
    press();
    await waitFor(() => expect(currentAddress()).toBe('/createproject'));
  });

  it('counts what was sent, and says so to whose drafts would be enough', async () => {
    const me = { ...sampleUser, ...filled, telegramId: 803, tags: [] };
    await openCarouselOf(three, me);
    act(() => saveDraft(803, { tags: ['Go'] }, me));
    press();
    const alert = within(await screen.findByRole('dialog'));
    expect(alert.getByText('Черновики засчитаются, как только вы их отправите.')).toBeDefined();
    expect(currentAddress()).toBe('/followers');
  });

  it('below that says what is missing, and leads there', async () => {
    await openCarouselOf(three, { ...filled, tags: [] });
    press();
    const alert = within(await screen.findByRole('dialog'));
    const said = 'Чтобы создать проект, заполните профиль хотя бы на 80%';
    expect(alert.getByText(said)).toBeDefined();
    expect(alert.getByText('Не хватает: Навыки, Ссылки')).toBeDefined();
    expect(currentAddress()).toBe('/followers');
    fireEvent.click(screen.getByRole('button', { name: 'Заполнить', hidden: true }));
    await waitFor(() => expect(currentAddress()).toBe('/?guide=2'));
  });
});
