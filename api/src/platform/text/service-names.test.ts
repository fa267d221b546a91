import { expect, test } from 'vitest';
import { warningOf } from './service-names.ts';

test.each([
  'Модератор',
  'Kollab',
  'Поддержка',
  'Аdmin',
  'ᴀdmin',
  'Ｋollab',
  'KoIIab',
  'Kollаb',
  'Служба Безопасности',
  'М о д е р а т о р',
  'Модера-тор',
  'Админ-Иван',
  'Moдepaтop',
  'adrnin',
  'Kóllab',
  'Официальный Бот',
  'Тelegram',
  'Система',
  'Модерация',
  'Администрация',
  'Админка',
  'Под держка',
  'Мод ератор',
  'Su pp ort',
  'Ad min',
  'Kol lab',
  'Collab',
  'Kołłab',
  'Қоллаб',
  'Møderator',
  'Ӎодератор',
  'Поддержҟа',
  'Поддржка',
  'Ноддержка',
  'Aclmin',
  'Антиспам',
  'БЕЗ ОПАСНОСТЬ',
])('«%s» may be taken for Kollab itself', (name) => {
  expect(warningOf(name)).toBe('serviceWord');
});

test.each(['Ivаn', 'Мaрия', 'Олег Kим', 'ЮMoney'])('«%s» mixes alphabets in one word', (name) => {
  expect(warningOf(name)).toBe('mixedAlphabets');
});

test.each([
  'Анна-Мария О’Нил',
  'Иван Ivanov',
  'Анна-Maria',
  'Ёж',
  'Ботова',
  'Мария Админова',
  'Никол Лабутин',
  'Мод',
  'Zoë',
  'Łukasz',
  'Модест',
  'Қайрат Өмірбеков',
  'Søren Đorđe',
  'Клара',
  'Clara Madmin',
  'Роберт Службин',
  'А Б В',
  '李雷',
  '',
])('«%s» is somebody', (name) => {
  expect(warningOf(name)).toBeUndefined();
});
