import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserHistory, isBehindAnother } from './history.ts';
import { Link, TabLink } from './link.tsx';
import { memoryHistory } from './memory-history.ts';
import { Redirect, Router, useArrival, useLocation, useNavigate } from './router.tsx';
import { Routes, useParams } from './routes.tsx';

afterEach(cleanup);

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{[pathname + search, useArrival(), JSON.stringify(state)].join(' ')}</output>;
}

function Person() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <p>Человек {id}</p>
      <button onClick={() => navigate('/search?q=1', { state: 'из профиля' })}>Искать</button>
      <button onClick={() => navigate('/search', { replace: true })}>Вместо</button>
      <button onClick={() => navigate(-1)}>Назад</button>
    </>
  );
}

const routes = [
  { path: '/user/:id', element: <Person /> },
  { path: '/old', element: <Redirect to="/user/9" /> },
];

const open = (history = memoryHistory('/user/5')) =>
  render(
    <Router history={history}>
      <Routes routes={routes} otherwise={<p>Нет такого</p>} />
      <Link to="/user/6">Шестой</Link>
      <TabLink to="/user/6">Вкладка</TabLink>
      <Place />
    </Router>,
  );

const place = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name));

describe('navigation', () => {
  it('shows the screen of the address, and says how it was come to', () => {
    open();
    expect(screen.getByText('Человек 5')).toBeDefined();
    expect(place()).toBe('/user/5 pop null');
    press('Искать');
    expect(screen.getByText('Нет такого')).toBeDefined();
    expect(place()).toBe('/search?q=1 push "из профиля"');
  });

  it('goes back to where one was, and past what was replaced', () => {
    open();
    press('Шестой');
    press('Вместо');
    expect(place()).toBe('/search replace null');
    press('Шестой');
    press('Назад');
    expect(place()).toBe('/search pop null');
  });

  it('leads on from a screen that moved', async () => {
    open(memoryHistory('/old'));
    expect(await screen.findByText('Человек 9')).toBeDefined();
    expect(place()).toBe('/user/9 replace null');
  });

  it('leaves clicks that mean another tab to the browser', () => {
    open();
    const click = (init: MouseEventInit) => fireEvent.click(screen.getByText('Шестой'), init);
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(click(init)).toBe(true);
    }
    expect(place()).toBe('/user/5 pop null');
    expect(click({})).toBe(false);
    expect(place()).toBe('/user/6 push null');
  });

  it('a link to the screen that is there leaves nothing behind it', () => {
    open(memoryHistory('/user/6'));
    press('Шестой');
    expect(place()).toBe('/user/6 replace null');
  });

  it('says which tab is the one that is there', () => {
    open();
    const tab = screen.getByText('Вкладка');
    expect(tab.getAttribute('aria-current')).toBeNull();
    press('Вкладка');
    expect(tab.getAttribute('aria-current')).toBe('page');
  });
});

describe('the browser’s history', () => {
  beforeEach(() => window.history.replaceState(null, '', '/user/5'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('counts what of ours lies behind, also for whoever comes back by reload', () => {
    const history = browserHistory();
    expect(isBehindAnother()).toBe(false);
    history.replace('/user/6');
    expect(isBehindAnother()).toBe(false);
    history.push('/user/7', 'оттуда');
    expect(isBehindAnother()).toBe(true);
    expect(browserHistory().place).toEqual({
      location: { pathname: '/user/7', search: '', state: 'оттуда' },
      arrival: 'pop',
    });
    expect(isBehindAnother()).toBe(true);
  });

  it('follows the browser’s own back', () => {
    open(browserHistory());
    press('Шестой');
    expect(place()).toBe('/user/6 push null');
    window.history.replaceState({ idx: 0 }, '', '/user/5');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(place()).toBe('/user/5 pop null');
  });
});
