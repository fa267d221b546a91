import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expand, isOfOne, openCarousel, openExpanded } from '#test/open-carousel.ts';
import { tabbarCover } from '#src/app/tabbar-visibility.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { currentAddress, viewAs } from '#test/screen.tsx';
import { sampleParticipant, sampleProject, sampleUser } from '#test/samples.ts';
import { withoutConnection } from '#test/without-connection.ts';
import { LinksInText } from '#src/shared/project/linked-text.tsx';
import { carouselPlace } from './carousel-place.ts';
import { ProjectContent } from './project-panel.tsx';

const id = '0190d5a0-0000-7000-8000-00000000000a';
const stranger = { isOwner: false, isMember: false, isInvited: false };
const expandButton = () => screen.getByRole('button', { name: 'Подробнее о проекте' });
const panel = () => screen.queryByTestId('project-panel');

function swipe(target: Element, dy: number, { dx = 0, pointerType = 'touch' } = {}) {
  const at = (x: number, y: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType,
    clientX: 100 + x,
    clientY: 400 + y,
  });
  fireEvent.pointerDown(target, at(0, 0));
  fireEvent.pointerMove(target, at(dx / 2, dy / 2));
  fireEvent.pointerUp(target, at(dx, dy));
}

beforeEach(() => {
  viewAs(sampleUser.telegramId);
  carouselPlace.setState({ projectId: undefined, panel: undefined });
  // Nothing moves, so that what is collapsed is gone at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

beforeAll(() => Promise.all([LinksInText.preload(), ProjectContent.preload()]));

describe('the collapsed panel', () => {
  it('shows the description with its links, and asks for no more', async () => {
    const asked = await openCarousel({ description: 'Карта на https://example.org' });
    const preview = screen.getByTestId('panel-preview');
    expect(within(preview).getByRole('link').getAttribute('href')).toBe('https://example.org');
    expect(expandButton().getAttribute('aria-expanded')).toBe('false');
    expect(asked.some(({ path }) => isOfOne(path))).toBe(false);
  });

  it.each([
    [-49, false],
    [-51, true],
  ])('after a swipe of %i px on it is expanded: %s', async (dy, isExpanded) => {
    await openCarousel();
    swipe(screen.getByTestId('panel-preview'), dy);
    expect(panel() !== null).toBe(isExpanded);
  });

  it('takes no swipe that goes sideways, and none that began on the cover', async () => {
    await openCarousel();
    swipe(screen.getByTestId('panel-preview'), -60, { dx: 90 });
    swipe(screen.getByRole('heading', { name: 'Солнечная карта' }), -101);
    expect(panel()).toBeNull();
  });

  it('a swipe that ends on a link does not follow it', async () => {
    await openCarousel({ description: 'Карта на https://example.org' });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    // What finds links in texts is fetched: until then the first one is another.
    const link = await within(screen.getByTestId('panel-preview')).findByRole('link', {
      name: /example/,
    });
    swipe(link, -40);
    fireEvent.click(link, { detail: 1 });
    expect(opened).not.toHaveBeenCalled();
    fireEvent.pointerDown(link, { pointerId: 1, isPrimary: true, button: 0 });
    fireEvent.pointerUp(link, { pointerId: 1, isPrimary: true, button: 0 });
    fireEvent.click(link, { detail: 1 });
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe('the expanded panel', () => {
  it('tells everything of the project, under its name', async () => {
    await openExpanded({ viewer: stranger });
    const dialog = screen.getByRole('dialog', { name: 'Солнечная карта' });
    const headings = within(dialog).getAllByRole('heading');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Солнечная карта',
      'Теги',
      'Участники',
      'Подробное описание',
      'Вакансии',
    ]);
    expect(within(dialog).getByText('Seed Stage · прототип')).toBeDefined();
    expect(within(dialog).getByText('Middle')).toBeDefined();
  });

  it('says that there is no connection, as the page behind it does', async () => {
    await openExpanded();
    const said = () => within(screen.getByRole('dialog')).queryByText(/^Нет соединения/);
    expect(said()).toBeNull();
    const connect = withoutConnection();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(said()).not.toBeNull();
    act(connect);
    expect(said()).toBeNull();
  });

  it('says who and what is missing', async () => {
    await openExpanded({ participants: [], vacancies: [] });
    expect(screen.getByText('Участников нет')).toBeDefined();
    expect(screen.getByText('Нет вакансий')).toBeDefined();
  });

  it('locks the page and takes the bottom bar away, until it is gone', async () => {
    await openExpanded();
    const floating = screen.getByLabelText('Управление проектами');
    expect(document.documentElement.style.overflow).toBe('hidden');
    expect(tabbarCover.getState().isCovered).toBe(true);
    expect(floating.hasAttribute('data-hidden')).toBe(true);
    fireEvent.click(screen.getByLabelText('Свернуть описание проекта'));
    await waitFor(() => expect(floating.hasAttribute('data-hidden')).toBe(false));
    expand();
    cleanup();
    expect(document.documentElement.style.overflow).toBe('');
    expect(tabbarCover.getState().isCovered).toBe(false);
  });

  it.each([
    [99, true],
    [101, false],
  ])('after a swipe of %i px at its top it is expanded: %s', async (dy, isExpanded) => {
    await openExpanded();
    swipe(screen.getByTestId('panel-content'), dy);
    expect(panel() !== null).toBe(isExpanded);
  });

  it('collapses by its handle only, once it is scrolled or with the mouse', async () => {
    await openExpanded();
    const content = screen.getByTestId('panel-content');
    swipe(content, 150, { pointerType: 'mouse' });
    content.scrollTop = 40;
    swipe(content, 150);
    swipe(content, 110, { dx: 200 });
    expect(panel()).not.toBeNull();
    swipe(screen.getByRole('button', { name: 'Свернуть описание проекта' }), 150);
    expect(panel()).toBeNull();
  });

  it('collapses by its button and by Esc', async () => {
    await openExpanded();
    const collapse = screen.getByRole('button', { name: 'Свернуть описание проекта' });
    expect(collapse.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(collapse);
    expect(panel()).toBeNull();
    expandButton().focus();
    expand();
    const again = panel();
    if (!again) throw new Error('it is expanded');
    fireEvent(again, new Event('cancel', { cancelable: true }));
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(expandButton());
  });

  it('collapses by Telegram’s back button, and gives it back', async () => {
    const back = { press: () => undefined as void, isShown: false };
    const show = (onClick: () => void) => {
      Object.assign(back, { press: onClick, isShown: true });
      return () => Object.assign(back, { isShown: false });
    };
    Object.assign(telegram(), { backButton: { show } });
    await openExpanded();
    expect(back.isShown).toBe(true);
    act(back.press);
    expect(panel()).toBeNull();
    expect(back.isShown).toBe(false);
  });

  it('says that the project did not come, and asks again', async () => {
    const answers = [500, 500].map((status) => Response.json({ message: 'нет' }, { status }));
    await openCarousel({}, (path) => (isOfOne(path) ? answers.pop() : undefined));
    expand();
    expect(await screen.findByText('Ошибка загрузки проекта')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByText('Стадия проекта:')).toBeDefined();
  });
});

describe('a participant’s card', () => {
  const press = () => fireEvent.click(within(screen.getByTestId('participant')).getByText('Вера'));
  const vera = (changes: object) => [sampleParticipant({ name: 'Вера', ...changes })];

  it.each([
    [{ userId: 'u', id: 'i', telegramId: 5 }, '/user/u'],
    [{ userId: null, id: 'i', telegramId: 5 }, '/user/i'],
    [{ userId: null, id: null, telegramId: 5 }, '/user/5'],
  ])('of %j collapses the panel and leads to %s', async (ids, path) => {
    await openExpanded({ participants: vera(ids) });
    press();
    await waitFor(() => expect(currentAddress()).toBe(path));
    expect(panel()).toBeNull();
  });

  it('of a guest collapses the panel and leads nowhere', async () => {
    await openExpanded({ participants: vera({ userId: null, id: null, telegramId: null }) });
    press();
    expect(panel()).toBeNull();
    expect(currentAddress()).toBe('/followers');
  });
});

describe('a vacancy’s button', () => {
  const [vacancy] = sampleProject().vacancies;
  if (!vacancy) throw new Error('the sample has a vacancy');

  it('leads to the vacancy, and says when its level is not known', async () => {
    await openExpanded({ vacancies: [{ ...vacancy, level: null }] });
    expect(screen.getByText(/^Уровень не указан/)).toBeDefined();
    fireEvent.click(screen.getByText('Дизайнер'));
    await waitFor(() => expect(currentAddress()).toBe(`/vacancy/${id}/${vacancy.id}`));
  });
});
