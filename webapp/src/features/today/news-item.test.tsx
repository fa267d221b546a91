import type { InboxEvent, RichText } from '@kollab/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nameBot } from '#test/screen.tsx';
import { openToday, server } from '#test/today-rows.ts';

import { entry, todayWith } from '#test/sample-today.ts';
import { EntryText } from './entry-text.tsx';

const projectId = '0190d5a0-0000-7000-8000-00000000000a';
const ofVacancy = {
  projectId,
  projectName: 'Столовая',
  vacancyId: projectId,
  vacancyTitle: 'Повар',
};
const card = {
  ...ofVacancy,
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

const more = { name: 'Показать полностью' };
const cutIn = (said: HTMLElement) => said.querySelector('[data-cut]');
/** Two lines hold that many letters. */
const measure = (letters = 70) =>
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.closest('[data-cut]') && this.textContent.length > letters ? 1 : 0;
  });
const letter = (coverLetter: string): InboxEvent => ({
  kind: 'applicationCard',
  card: { ...card, coverLetter, mayDecide: false },
});
const reason = 'Нам ближе другой опыт. '.repeat(20);

it.each<[string, InboxEvent, boolean]>([
  ['short', letter('Хочу готовить'), false],
  ['in short lines', letter('Хочу готовить.\n\n'.repeat(40)), false],
  ['long', letter('Хочу готовить. '.repeat(40)), true],
  [
    'long, where what it leads to tells nothing of it',
    { kind: 'applicationRejected', ...ofVacancy, reason },
    true,
  ],
])('of a text only the beginning is shown where it is %s', async (_, event, isCut) => {
  measure();
  const said = await open(event);
  expect(within(said).queryAllByRole('button', more)).toHaveLength(isCut ? 1 : 0);
  if (!isCut) return;
  expect(cutIn(said)).not.toBeNull();
  fireEvent.click(within(said).getByRole('button', more));
  expect(cutIn(said)).toBeNull();
  fireEvent.click(within(said).getByRole('button', { name: 'Свернуть' }));
  expect(cutIn(said)).not.toBeNull();
});

it('a link that is cut off waits until the text is open', () => {
  measure();
  const link = (text: string) => ({ text, url: 'https://t.me/vera' });
  const long = ['Готово. ', 'Слово '.repeat(40), link('Вера'), '\n\nПознакомьтесь: ', link('Лев')];
  render(<EntryText text={long} />);
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links()).toEqual(['Лев']);
  fireEvent.click(screen.getByRole('button', more));
  expect(links()).toEqual(['Вера', 'Лев']);
});

it.each<[RichText, string[]]>([
  [
    ['Вас пригласил И. Петров в проект. Ответьте'],
    ['Вас пригласил И. Петров в проект', 'Ответьте'],
  ],
  [
    ['Проект «Клуб «Чтение». Дети» одобрен: теперь его видят все.'],
    ['Проект «Клуб «Чтение». Дети» одобрен', 'Теперь его видят все.'],
  ],
  [['Проект «Клуб. Дети закрыт: совсем.\n\nЖаль'], ['Проект «Клуб. Дети закрыт: совсем.', 'Жаль']],
  [['Вас приняли! Поздравляем'], ['Вас приняли!', 'Поздравляем']],
  [
    ['Причина: ', { text: 'https://kollab.ru', inert: true }],
    ['Причина', 'https://kollab.ru'],
  ],
  [
    ['Зовёт: ', { text: 'kollab', bold: true }],
    ['Зовёт', 'kollab'],
  ],
  [['Готово.\nкак есть'], ['Готово', 'как есть']],
])('says first what happened: %j', (text, paragraphs) => {
  const { container } = render(<EntryText text={text} />);
  const shown = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(shown).toEqual(paragraphs);
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
  const paragraphs = [...said.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs.slice(-2)).toEqual(['Причина: Реклама', 'Совсем']);
  expect(said.dataset['unread']).toBe('true');
  expect(within(said).getByText(/Не прочитано/)).toBeDefined();
});

it('that was shown whole is not folded by an answer that makes it longer', () => {
  const { rerender, container } = render(<EntryText text={['Хочу готовить']} />);
  rerender(<EntryText text={['Хочу готовить. '.repeat(40)]} />);
  expect(cutIn(container)).toBeNull();
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
  const paragraphs = [...said.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['Ваш профиль одобрен', 'Теперь его видят все.']);
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
