import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { NoticeOver } from '#src/kit/lib/notice-over.tsx';
import { NoticePlace } from './notice-place.tsx';
import { NoticesHost } from './notices-host.tsx';
import { closeToast, showToast } from './notices.ts';

const at = (top: number, height: number) => new DOMRect(0, top, 390, height);
const height = 844;
const rects = new Map<string, DOMRect>();

afterEach(() => {
  closeToast();
  cleanup();
  vi.restoreAllMocks();
});

const list = (
  <main>
    <ul>
      <li id="row">
        <button type="button">Сохранить</button>
      </li>
      <li id="place-of-work">
        <Link to="/work/1">Сбер</Link>
      </li>
    </ul>
  </main>
);

function Editor() {
  const navigate = useNavigate();
  const save = () => {
    showToast('Сохранено');
    void navigate(-1);
  };
  return (
    <button type="button" onClick={save}>
      Сохранить место
    </button>
  );
}

function place(pressed: DOMRect, dialog?: ReactNode) {
  window.innerHeight = height;
  rects.set('notice', at(735, 44)).set('tabs', at(795, 49)).set('row', pressed);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rects.get(this.id) ?? at(0, 0);
  });
  const { rerender } = render(<Page dialog={dialog} />);
  return {
    notice: () => screen.getByRole('status', { hidden: true }),
    close: () => rerender(<Page />),
  };
}

const Page = ({ dialog }: { dialog?: ReactNode }) => (
  <MemoryRouter>
    <NoticePlace />
    <Routes>
      <Route path="/" element={list} />
      <Route path="/work/1" element={<Editor />} />
    </Routes>
    {dialog}
    <input aria-label="Имя" />
    <nav id="tabs" />
    <NoticesHost />
  </MemoryRouter>
);

const pressAndSay = () => {
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Сохранить' }));
  act(() => showToast('Сохранено'));
};

it('stands above the tabs', () => {
  const { notice } = place(at(300, 60));
  pressAndSay();
  expect(notice().dataset['at']).toBe('foot');
  expect(notice().style.getPropertyValue('--foot')).toBe(`${height - 795 + 8}px`);
});

it('stands at the top where it would cover the row that was just acted on', () => {
  const { notice } = place(at(700, 60));
  pressAndSay();
  expect(notice().dataset['at']).toBe('top');
});

it('stands at the top where it would cover what it asks for', () => {
  const { notice } = place(at(300, 60), <div id="place-of-work" data-uncovered />);
  rects.set('place-of-work', at(700, 60));
  act(() => showToast('Отметьте согласие'));
  expect(notice().dataset['at']).toBe('top');
});

it('stands at the top while one types, as a keyboard is below', () => {
  const { notice } = place(at(300, 60));
  screen.getByLabelText('Имя').focus();
  act(() => showToast('Сохранено'));
  expect(notice().dataset['at']).toBe('top');
});

it.each([
  [700, 'top'],
  [300, 'foot'],
])(
  'of a screen come back to, whose row just saved is at %i px, it stands at the %s',
  (top, edge) => {
    const { notice } = place(at(100, 60));
    rects.set('place-of-work', at(top, 60));
    fireEvent.click(screen.getByRole('link', { name: 'Сбер' }));
    const save = screen.getByRole('button', { name: 'Сохранить место' });
    fireEvent.pointerDown(save);
    fireEvent.click(save);
    expect(screen.getByRole('link', { name: 'Сбер' })).toBeDefined();
    expect(notice().dataset['at']).toBe(edge);
  },
);

it.each([
  ['a panel as high as the screen', 'foot', <NoticeOver key="low" isLow />],
  ['a sheet', 'top', <NoticeOver key="over" />],
])('stands in %s that is open, at the %s, and on the page once it is closed', (_, edge, over) => {
  const { notice, close } = place(at(300, 60), <dialog open>{over}</dialog>);
  const undo = vi.fn<() => void>();
  act(() => showToast('Сохранено', { text: 'Отменить', onPress: undo }));
  expect(notice().closest('dialog')).not.toBeNull();
  expect(notice().dataset['at']).toBe(edge);
  close();
  expect(notice().closest('dialog')).toBeNull();
  expect(notice().textContent).toContain('Сохранено');
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(undo).toHaveBeenCalledOnce();
});

it('stands in the sheet that was opened last', () => {
  const close = () => undefined;
  const sheets = (
    <dialog open>
      <NoticeOver isLow />
      <Sheet title="Пожаловаться" onClose={close}>
        {null}
      </Sheet>
    </dialog>
  );
  const { notice } = place(at(300, 60), sheets);
  act(() => showToast('Долго нет ответа'));
  expect(notice().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Пожаловаться' }));
});
