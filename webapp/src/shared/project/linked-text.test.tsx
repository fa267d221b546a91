import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { LinkedText, LinksInText } from './linked-text.tsx';

beforeAll(LinksInText.preload);

const links = (text: string) => {
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container.textContent).toBe(text);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

it.each([
  ['Читайте https://example.org/a?b=1, это важно', ['https://example.org/a?b=1']],
  ['http://example.org и example.ru/путь', ['http://example.org', 'https://example.ru/путь']],
  ['Пишите в t.me/kollab или T.me/kollab_bot.', ['https://t.me/kollab', 'https://T.me/kollab_bot']],
  ['tg://resolve?domain=kollab', ['https://t.me/kollab']],
  ['На «example.ru/a» и “example.ru/b”…', ['https://example.ru/a', 'https://example.ru/b']],
  ['https://example.ru/Крейсер_«Аврора»', ['https://example.ru/Крейсер_«Аврора»']],
])('in %j web pages and Telegram are links', (text, found) => {
  expect(links(text)).toEqual(found);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<b>1</b>',
  'ftp://example.org/file',
  'file:///etc/passwd',
  'https://user:secret@example.org',
  'http://localhost:3000',
  'mailto:anya@example.org и anya@example.org',
  'Пишем на ASP.NET, C++ и Node.js',
  '<a href="https://">сюда</a> & <img src=x onerror=alert(1)>',
])('in %j nothing is', (text) => {
  expect(links(text)).toEqual([]);
});

it('never is read as HTML, and keeps its lines', () => {
  const { container } = render(<LinkedText>{'<b>раз</b>\nдва'}</LinkedText>);
  expect(container.querySelector('b')).toBeNull();
  expect(container.textContent).toBe('<b>раз</b>\nдва');
});
