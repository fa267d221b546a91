import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollReset } from '#src/app/scroll-reset.tsx';
import { Page } from '#src/kit/layout/page.tsx';
import { createScreenHistory } from '#src/kit/layout/screen-history.ts';
import { SharedCover, useOpening } from './shared-cover.tsx';

interface Shown {
  from: string[];
  to: string[];
  types: readonly string[];
}
/** What each view transition of React's moved from one screen to the next. */
let shown: Shown[];

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[data-testid]')]
    .filter(({ style }) => style.viewTransitionName === 'cover-two')
    .map(({ dataset }) => dataset.testid ?? '');

interface Given {
  update: () => unknown;
  types: string[] | null;
}

beforeEach(() => {
  shown = [];
  vi.stubGlobal('navigation', new EventTarget());
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
  Object.assign(document, {
    fonts: { status: 'loaded' },
    startViewTransition({ update, types }: Given) {
      const from = named();
      const updated = Promise.resolve().then(update);
      const ready = updated.then(() => void shown.push({ from, to: named(), types: types ?? [] }));
      return { ready, finished: ready, updateCallbackDone: updated, skipTransition() {} };
    },
  });
  Object.assign(document.documentElement, { getAnimations: () => [], animate: () => ({}) });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const key of ['fonts', 'startViewTransition']) Reflect.deleteProperty(document, key);
  for (const key of ['getAnimations', 'animate']) {
    Reflect.deleteProperty(document.documentElement, key);
  }
});

function Card({ id }: { id: string }) {
  const { isOpening, link } = useOpening(id);
  return (
    <p>
      <SharedCover projectId={id} isShared={isOpening}>
        <i data-testid={`card of ${id}`} />
      </SharedCover>
      <Link to="/project" {...link}>
        {id}
      </Link>
    </p>
  );
}

const List = () => (
  <Page title="List">
    <Card id="one" />
    <Card id="two" />
  </Page>
);

const Project = () => (
  <Page title="Project">
    <SharedCover projectId="two">
      <i data-testid="page of two" />
    </SharedCover>
  </Page>
);

function open() {
  window.history.replaceState(null, '', '/');
  return render(
    <HistoryRouter history={createScreenHistory()}>
      <ScrollReset />
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/project" element={<Project />} />
      </Routes>
    </HistoryRouter>,
  );
}

async function openTwo() {
  // As browsers have it: what is pressed is drawn before the screen that it opens.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('link', { name: 'two' }).click();
  await waitFor(() => expect(shown).toHaveLength(1));
}

/** Goes back as a browser does; answers whether the way is still held open. */
function goBack(first: unknown, isMovedByBrowser = false) {
  const way = { isHeld: false };
  const event = Object.assign(new Event('navigate'), {
    navigationType: 'traverse',
    canIntercept: true,
    hasUAVisualTransition: isMovedByBrowser,
    async intercept({ handler }: { handler: () => Promise<void> }) {
      way.isHeld = true;
      await handler();
      way.isHeld = false;
    },
  });
  window.navigation.dispatchEvent(event);
  window.history.replaceState(first, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate', { state: first }));
  return way;
}

it('is one on the card that was pressed and on its page, both ways', async () => {
  open();
  const first = window.history.state as unknown;
  await openTwo();
  expect(shown[0]).toEqual({ from: ['card of two'], to: ['page of two'], types: [] });

  const way = goBack(first);
  expect(screen.queryByText('one')).toBeNull();
  expect(way.isHeld).toBe(true);
  await screen.findByText('one');
  await waitFor(() => expect(shown).toHaveLength(2));
  expect(shown[1]).toEqual({ from: ['page of two'], to: ['card of two'], types: ['back'] });
  expect(way.isHeld).toBe(false);
});

it('leaves a way back that the browser has shown under the finger to the browser', async () => {
  open();
  const first = window.history.state as unknown;
  await openTwo();
  const way = goBack(first, true);
  expect(way.isHeld).toBe(false);
  await screen.findByText('one');
});
