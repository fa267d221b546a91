import { type Application, paths } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { sampleApplication, sampleUser, sampleVacancy } from '#test/samples.ts';
import ApplyPage from './apply-page.tsx';

const waiting = (number: number): Application => ({
  ...sampleApplication,
  vacancyId: `0190d5a0-0000-7000-8000-00000000001${number}`,
  vacancyTitle: `Вакансия ${number}`,
  telegramId: sampleUser.telegramId,
});

function open(count: number, applicationsCount: number | null = null) {
  let left = count;
  const asked = serveApi(({ method, path }) => {
    if (method === 'DELETE') left -= 1;
    if (path === '/api/User/open-applications') {
      const longest = [1, 2, 3].slice(0, left).map((number) => waiting(number));
      return Response.json({ limit: 5, count: left, longest });
    }
    return Response.json({ ...sampleVacancy, applicationsCount });
  });
  const address = paths.applicationForm(sampleVacancy.projectId, sampleVacancy.id);
  openScreen(ApplyPage, paths.anyApplicationForm, address, sampleUser);
  return asked;
}
const field = () => screen.findByLabelText('Сопроводительное письмо');

it('says before one writes how many applications are open, and may be', async () => {
  open(2);
  await field();
  expect(screen.getByRole('link', { name: /Открытые отклики\s*2 из.5/ })).toBeDefined();
  expect(screen.queryByTestId('longest-waiting')).toBeNull();
});

it('names with the last one those that wait longest', async () => {
  open(4);
  await field();
  const longest = within(screen.getByTestId('longest-waiting'));
  const titles = longest.getAllByRole('link').map(({ textContent }) => textContent.slice(0, 10));
  expect(titles).toEqual(['Вакансия 1', 'Вакансия 2', 'Вакансия 3']);
});

it('takes no letter while all are open, until one is taken back', async () => {
  const asked = open(5);
  await screen.findByText('Открытых откликов уже столько, сколько можно');
  expect(screen.queryByLabelText('Сопроводительное письмо')).toBeNull();
  expect(screen.getByRole('link', { name: /Открытые отклики\s*5 из.5/ })).toBeDefined();
  const [first] = screen.getAllByRole('button', { name: 'Отозвать отклик' });
  if (first) fireEvent.click(first);
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отозвать отклик' }),
  );
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(await field()).toBeDefined();
});

it('says with how many one competes for how many places', async () => {
  open(0, 12);
  await field();
  expect(screen.getByText(/^12 откликов на.1.место$/)).toBeDefined();
});
