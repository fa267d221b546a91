import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NoticesHost } from './notices-host.tsx';
import { closeSnackbar, showSnackbar } from './notices.ts';

const at = (top: number, height: number) => new DOMRect(0, top, 390, height);
/** On a screen of this height, with tabs at its foot. */
const height = 844;
const rects = new Map<string, DOMRect>();

afterEach(() => {
  closeSnackbar();
  cleanup();
  vi.restoreAllMocks();
});

function place(pressed: DOMRect) {
  window.innerHeight = height;
  rects.set('notice', at(735, 44)).set('tabs', at(795, 49)).set('row', pressed);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rects.get(this.id) ?? at(0, 0);
  });
  render(
    <>
      <ul>
        <li id="row">
          <button type="button">Сохранить</button>
        </li>
      </ul>
      <input aria-label="Имя" />
      <nav id="tabs" />
      <NoticesHost />
    </>,
  );
  return screen.getByRole('status');
}

const pressAndSay = () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Сохранить' }));
  act(() => showSnackbar('Сохранено'));
};

it('stands above the tabs', () => {
  const notice = place(at(300, 60));
  pressAndSay();
  expect(notice.dataset['at']).toBe('foot');
  expect(notice.style.getPropertyValue('--foot')).toBe(`${height - 795 + 8}px`);
});

it('stands at the top where it would cover the row that was just acted on', () => {
  const notice = place(at(700, 60));
  pressAndSay();
  expect(notice.dataset['at']).toBe('top');
});

it('stands at the top while one types, as a keyboard is below', () => {
  const notice = place(at(300, 60));
  screen.getByLabelText('Имя').focus();
  act(() => showSnackbar('Сохранено'));
  expect(notice.dataset['at']).toBe('top');
});
