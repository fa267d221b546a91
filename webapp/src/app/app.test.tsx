import { paths } from '@kollab/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';

function Way() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(paths.howWeMatch)}>дальше</button>;
}

it('a press leaves the screen at once, for the shapes of one whose code is still on its way', async () => {
  render(
    <MemoryRouter initialEntries={[paths.blog]}>
      <Way />
      <App queries={createQueryClient()} />
    </MemoryRouter>,
  );
  await screen.findByText('Coming soon...');
  fireEvent.click(screen.getByRole('button', { name: 'дальше' }));
  expect(screen.queryByText('Coming soon...')).toBeNull();
  expect(screen.getByRole('status', { name: 'Загрузка...' })).toBeDefined();
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
});

it('says where Telegram names nobody', async () => {
  render(
    <MemoryRouter initialEntries={[paths.home]}>
      <App queries={createQueryClient()} />
    </MemoryRouter>,
  );
  expect(await screen.findByText('Не удалось получить Telegram ID')).toBeDefined();
});
