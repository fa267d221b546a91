import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCarousel, openExpanded } from '#test/open-carousel.ts';
import { tabbarCover } from '#src/app/tabbar-visibility.ts';
import { viewAs } from '#test/screen.tsx';
import { sampleUser } from '#test/samples.ts';
import { carouselPlace } from './carousel-place.ts';
import { ProjectContent } from './project-panel.tsx';

/** Where the parts of a card and its panel are on a phone that is 390 px wide. */
const places: Record<string, DOMRect> = {
  '[data-shown]': new DOMRect(16, 72, 358, 637),
  '[data-cover]': new DOMRect(16, 72, 358, 597),
  '[data-text]': new DOMRect(16, 239, 358, 322),
  '[data-text] h2': new DOMRect(32, 380, 326, 32),
  '[data-panel]': new DOMRect(16, 545, 358, 164),
  '[data-panel] [data-words] > span': new DOMRect(32, 570, 326, 66),
  dialog: new DOMRect(0, 12, 390, 832),
  '[data-part="cover"]': new DOMRect(0, 12, 390, 232),
  '[data-name]': new DOMRect(32, 150, 326, 32),
  'dialog [data-words] > span': new DOMRect(32, 800, 326, 264),
};

/** How far the cover's lower edge goes, from the words on the card to the panel's. */
const way = 561 - 244;

/** As for whoever did not ask for less motion. */
function letMove() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function placeOf(
    this: Element,
  ) {
    const found = Object.entries(places).findLast(([selector]) => this.matches(selector));
    return found?.[1] ?? new DOMRect();
  });
  // What moves has arrived at once.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(
    () => ({ finished: Promise.resolve(), cancel: () => undefined }) as never,
  );
}

// As the carousel has it fetched ahead.
beforeAll(() => ProjectContent.preload());

beforeEach(() => {
  viewAs(sampleUser.telegramId);
  carouselPlace.setState({ projectId: undefined, panel: undefined });
  letMove();
});

const panel = () => screen.queryByTestId('project-panel');
const part = (name: string) => panel()?.querySelector<HTMLElement>(`[data-part="${name}"]`);
const movedBy = (name: string) => {
  const moved = /^translate\(\S+, (-?[\d.]+)px\)/.exec(part(name)?.style.transform ?? '');
  return moved ? Number(moved[1]) : undefined;
};
const finger = { pointerId: 1, isPrimary: true, button: 0, clientX: 0 };

describe('while a finger pulls the panel up', () => {
  const at = (y: number) => ({ ...finger, clientY: 600 - y });
  const pull = async (...ways: number[]) => {
    await openCarousel();
    const preview = screen.getByTestId('panel-preview');
    fireEvent.pointerDown(preview, at(0));
    for (const way of ways) fireEvent.pointerMove(preview, at(way));
    return preview;
  };
  it('its real content comes along one to one, and the tabs stay until it is let go', async () => {
    const preview = await pull(12);
    expect(await screen.findByText('Стадия проекта:')).toBeDefined();
    for (const up of [29, 31, 70, 250]) {
      fireEvent.pointerMove(preview, at(up));
      expect(movedBy('cover')).toBe(way - up);
    }
    expect(tabbarCover.getState().isCovered).toBe(false);
    fireEvent.pointerUp(preview, at(250));
    await waitFor(() => expect(part('cover')?.style.transform).toBe(''));
    expect(tabbarCover.getState().isCovered).toBe(true);
  });

  it('the card’s own cover becomes the panel’s, and its description stays where it is read', async () => {
    const preview = await pull(12);
    await screen.findByText('Стадия проекта:');
    const card = screen.getByTestId('shown-card');
    fireEvent.pointerMove(preview, at(0));
    expect(part('cover')?.style.transform).toBe(`translate(0px, ${way}px) scale(${358 / 390})`);
    expect(card.style.opacity).toBe('0');
    // 570 on the card, 800 on the panel.
    await waitFor(() => expect(movedBy('body')).toBe(-230));
    fireEvent.pointerMove(preview, at(way / 2));
    expect(movedBy('body')).toBe(-115);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.pointerUp(preview, at(way / 2));
    await waitFor(() => expect(card.style.opacity).toBe(''));
    expect(panel()?.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('the panel is no more than a foot again after less than 50 px, or where the browser takes over', async () => {
    const preview = await pull(30, 49);
    expect(panel()).not.toBeNull();
    fireEvent.pointerUp(preview, at(49));
    await waitFor(() => expect(panel()).toBeNull());
    expect(screen.getByTestId('shown-card').style.opacity).toBe('');
    fireEvent.pointerDown(preview, at(0));
    fireEvent.pointerMove(preview, at(120));
    fireEvent.pointerCancel(preview, at(120));
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('nothing moves for whoever asked for less motion, and it is there when let go', async () => {
    const preview = await pull();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    fireEvent.pointerMove(preview, at(120));
    expect(panel()).toBeNull();
    fireEvent.pointerUp(preview, at(120));
    expect(panel()).not.toBeNull();
    expect(part('cover')?.style.transform).toBe('');
  });
});

describe('while a finger pulls the expanded panel down', () => {
  it('follows the finger all the way and springs back', async () => {
    await openExpanded();
    const content = screen.getByTestId('panel-content');
    await waitFor(() => expect(movedBy('cover')).toBeUndefined());
    fireEvent.pointerDown(content, { ...finger, clientY: 100 });
    for (const down of [10, 29, 90]) {
      fireEvent.pointerMove(content, { ...finger, clientY: 100 + down });
      expect(movedBy('cover')).toBe(down);
    }
    fireEvent.pointerUp(content, { ...finger, clientY: 190 });
    await waitFor(() => expect(movedBy('cover')).toBeUndefined());
    expect(tabbarCover.getState().isCovered).toBe(true);
  });
});
