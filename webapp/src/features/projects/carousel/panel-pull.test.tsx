import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import FollowersPage from '#src/app/followers-page.tsx';
import { tabbarCover } from '#src/app/tabbar-visibility.ts';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleProject } from '#test/sample-project.ts';
import { sampleUser } from '#test/sample-user.ts';
import { viewAs } from '#test/viewer.ts';
import { carouselPlace } from './carousel-place.ts';

/** As for whoever did not ask for less motion; the card's foot lies 600 px below the panel's place. */
function letMove() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 600, 1, 1));
  // What moves has arrived at once.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    const animation = new EventTarget();
    queueMicrotask(() => act(() => void animation.dispatchEvent(new Event('finish'))));
    return Object.assign(animation, { playState: 'finished', cancel: () => undefined }) as never;
  });
}

beforeEach(() => {
  viewAs(sampleUser.telegramId);
  carouselPlace.setState({ projectId: undefined, panel: undefined });
  letMove();
});

async function open() {
  const project = sampleProject({ status: 'одобрено' });
  serveApi(({ path }) => Response.json(path.includes('/project/') ? project : [project]));
  openScreen(FollowersPage, '/followers', '/followers', sampleUser);
  await screen.findByTestId('shown-card');
}

const panel = () => screen.queryByTestId('project-panel');
const finger = { pointerId: 1, isPrimary: true, button: 0, clientX: 0 };

describe('while a finger pulls the panel up', () => {
  const at = (y: number) => ({ ...finger, clientY: 600 - y });
  const pull = async (...ways: number[]) => {
    await open();
    const preview = screen.getByTestId('panel-preview');
    fireEvent.pointerDown(preview, at(0));
    for (const way of ways) fireEvent.pointerMove(preview, at(way));
    return preview;
  };
  const below = () => {
    const shift = /^translateY\((\d+)px\)$/.exec(panel()?.style.transform ?? '');
    return Number(shift?.[1]);
  };

  it('its real content comes along one to one, and the tabs stay until it is let go', async () => {
    const preview = await pull(12);
    expect(await screen.findByText('Стадия проекта:')).toBeDefined();
    for (const up of [29, 31, 70, 250]) {
      fireEvent.pointerMove(preview, at(up));
      expect(600 - below()).toBe(up);
    }
    expect(tabbarCover.getState().isCovered).toBe(false);
    fireEvent.pointerUp(preview, at(250));
    expect(panel()?.style.transform).toBe('');
    expect(tabbarCover.getState().isCovered).toBe(true);
  });

  it('the panel is no more than a foot again after less than 50 px, or where the browser takes over', async () => {
    const preview = await pull(30, 49);
    expect(panel()).not.toBeNull();
    fireEvent.pointerUp(preview, at(49));
    await waitFor(() => expect(panel()).toBeNull());
    expect(preview.style.transform).toBe('');
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
    expect(panel()?.style.transform).toBe('');
  });
});

describe('while a finger pulls the expanded panel down', () => {
  it('follows the finger all the way and springs back', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Подробнее о проекте' }));
    await screen.findByText('Стадия проекта:');
    const content = screen.getByTestId('panel-content');
    const moved = () => panel()?.style.transform;
    fireEvent.pointerDown(content, { ...finger, clientY: 100 });
    for (const down of [10, 29, 90]) {
      fireEvent.pointerMove(content, { ...finger, clientY: 100 + down });
      expect(moved()).toBe(`translateY(${down}px)`);
    }
    fireEvent.pointerUp(content, { ...finger, clientY: 190 });
    expect(moved()).toBe('');
    expect(tabbarCover.getState().isCovered).toBe(true);
  });
});
