import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MeContext } from '#src/api/me.ts';
import { sampleUser } from '#test/samples.ts';
import { OpenPage } from './open-page.tsx';

beforeEach(() => window.history.replaceState(null, '', '/open'));
afterEach(() => {
  localStorage.removeItem('kollab:opened');
  window.history.replaceState(null, '', '/');
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>назад</button>;
}

const openAs = (moderationStatus: typeof sampleUser.moderationStatus) =>
  render(
    <MemoryRouter initialEntries={['/before', '/open']} initialIndex={1}>
      <MeContext value={{ ...sampleUser, moderationStatus }}>
        <Routes>
          <Route path="/before" element={<p>до этого</p>} />
          <Route path="/open" element={<OpenPage />} />
          <Route path="/messages" element={<p>Сегодня</p>} />
          <Route path="/followers" element={<p>Проекты</p>} />
        </Routes>
        <Back />
      </MeContext>
    </MemoryRouter>,
  );

it.each([
  [null, 'Проекты', '/followers'],
  ['Pending', 'Сегодня', '/messages'],
  ['In_review', 'Сегодня', '/messages'],
  ['Rejected', 'Сегодня', '/messages'],
  ['Approved', 'Сегодня', '/messages'],
] as const)('with a profile that is %s the app opens at %s', async (status, shown, kept) => {
  openAs(status);
  expect(await screen.findByText(shown)).toBeDefined();
  expect(localStorage.getItem('kollab:opened')).toBe(kept);
  screen.getByText('назад').click();
  expect(await screen.findByText('до этого')).toBeDefined();
});

it('opens without anything kept where nothing can be', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  openAs('Approved');
  expect(await screen.findByText('Сегодня')).toBeDefined();
});

it('leads nowhere when a tab was pressed, whose screen is still on its way', async () => {
  window.history.replaceState(null, '', '/');
  openAs(null);
  await vi.waitFor(() => expect(localStorage.getItem('kollab:opened')).toBe('/followers'));
  expect(screen.queryByText('Проекты')).toBeNull();
});
