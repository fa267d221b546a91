import { type InboxEvent } from '@kollab/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nameBot } from '#test/screen.tsx';
import { openToday, server } from '#test/today-rows.ts';

import { entry, todayWith } from '#test/sample-today.ts';
import { EntryText } from './entry-text.tsx';

const projectId = '0190d5a0-0000-7000-8000-00000000000a';
const card = {
  projectId,
  projectName: 'Столовая',
  vacancyId: projectId,
  vacancyTitle: 'Повар',
  telegramId: 9,
  name: 'Вера',
  statusShort: '',
  status: 'Pending' as const,
  mayDecide: true,
  contact: null,
};

async function open(event: InboxEvent, isRead = true) {
  server.today = todayWith({ news: { inbox: [entry('1', event, { isRead })] } });
  await openToday(0);
  return screen.findByTestId('inbox-entry');
}
const icon = (said: HTMLElement) => said.querySelector<HTMLElement>('[data-tone]')?.dataset;

it.each([
  ['Хочу готовить', false],
  ['Хочу готовить. '.repeat(40), true],
])('of a letter so long only the beginning is shown: %#', async (coverLetter, isCut) => {
  const event = {
    kind: 'applicationCard',
    card: { ...card, coverLetter, mayDecide: false },
  } as const;
  const said = await open(event);
  const text = within(said)
    .getByText(/Хочу готовить/)
    .closest('p');
  expect(text?.dataset['cut']).toBe(isCut ? 'true' : undefined);
  const more = within(said).queryByRole('button', { name: 'Показать полностью' });
  expect(more !== null).toBe(isCut);
  if (more) fireEvent.click(more);
  expect(text?.dataset['cut']).toBeUndefined();
});

it.each<[InboxEvent, string]>([
  [{ kind: 'profileRejected', reason: 'Реклама' }, 'danger'],
  [{ kind: 'profileRejected', reason: 'Реклама', isPartial: true }, 'warning'],
  [{ kind: 'profileSanctioned', sanction: 'suspended', reason: null }, 'danger'],
  [{ kind: 'profileSanctioned', sanction: 'released', reason: null }, 'success'],
])('looks as good or as bad as it is: %j', async (event, tone) => {
  expect(icon(await open(event))).toMatchObject({ tone });
});

it('speaks as the bot does, in its lines, and says in words that it is unread', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const said = await open({ kind: 'profileRejected', reason: 'Реклама\n\nСовсем' }, false);
  expect(said.querySelector('p')?.textContent).toContain('Реклама\n\nСовсем');
  expect(said.dataset['unread']).toBe('true');
  expect(within(said).getByText(/Не прочитано/)).toBeDefined();
});

it('that was shown whole is not folded by an answer that makes it longer', () => {
  const { rerender, container } = render(<EntryText text={['Хочу готовить']} />);
  rerender(<EntryText text={['Хочу готовить. '.repeat(40)]} />);
  expect(container.querySelector('p')?.dataset['cut']).toBeUndefined();
});

it.each([
  ['https://t.me/vera', 'https://t.me/vera'],
  [null, 'https://t.me/kollab_bot'],
])('leads straight to whom agreed to be written to: %s', async (url, address) => {
  nameBot();
  const contact = { telegramId: 9, name: 'Вера', url };
  const said = await open({ kind: 'contactAccepted', contact });
  const write = within(said).getByRole('link', { name: 'Написать в Telegram: Вера' });
  expect(write.getAttribute('href')).toBe(address);
});

it('says an approval in the words of the bot', async () => {
  const said = await open({ kind: 'profileApproved' });
  expect(said.textContent).toContain('Ваш профиль одобрен: теперь его видят все.');
});

it('folds what is told again and again, and shows all of it to who asks', async () => {
  const again = (from: number) =>
    [0, 1, 2].map((index) => entry(`${from + index}`, { kind: 'profileApproved' }));
  const other = entry('9', { kind: 'profileRejected', reason: 'Реклама' });
  server.today = todayWith({ news: { inbox: [...again(1), other, ...again(4).slice(1)] } });
  await openToday(0);
  const ofAll = () => screen.getAllByTestId('inbox-entry');
  await waitFor(() => expect(ofAll()).toHaveLength(4));
  fireEvent.click(screen.getByRole('button', { name: 'Ещё 2 такие же' }));
  expect(ofAll()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /Ещё/ })).toBeNull();
});
