import { beforeEach, expect, it } from 'vitest';
import { attemptKey, clearLetter, endAttempt, letterDrafts, typeLetter } from './letter-draft.ts';

const me = 1;
const letters = () => letterDrafts(me).getState().letters;

beforeEach(() => letterDrafts(me).setState({ letters: {} }));

it('keeps a letter for each vacancy on the device', () => {
  typeLetter(me, 'a', 'Первое');
  typeLetter(me, 'b', 'Второе');
  clearLetter(me, 'a');
  expect(letters()).toEqual({ b: { text: 'Второе' } });
  expect(localStorage.getItem(`kollab:cover-letters:${me}`)).toContain('Второе');
});

it('sends the same letter under the same key until an answer came', () => {
  typeLetter(me, 'a', 'Письмо');
  const key = attemptKey(me, 'a', 'Письмо');
  typeLetter(me, 'a', 'Письмо ');
  expect(attemptKey(me, 'a', 'Письмо')).toBe(key);
  expect(attemptKey(me, 'b', 'Письмо')).not.toBe(key);
  endAttempt(me, 'a');
  expect(attemptKey(me, 'a', 'Письмо')).not.toBe(key);
  expect(letters().a?.text).toBe('Письмо ');
});

it('sends another letter under another key', () => {
  const key = attemptKey(me, 'a', 'Письмо');
  expect(attemptKey(me, 'a', 'Другое письмо')).not.toBe(key);
});

it('reads nonsense as no letters', async () => {
  const kept = { a: { text: 'Письмо', attempt: { key: 5 } }, b: 7, c: { text: null } };
  localStorage.setItem(
    'kollab:cover-letters:77',
    JSON.stringify({ state: { letters: kept }, version: 1 }),
  );
  expect(letterDrafts(77).getState().letters).toEqual({ a: { text: 'Письмо' } });
});
