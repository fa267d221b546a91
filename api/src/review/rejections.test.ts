import { fieldLabels } from '@kollab/contract';
import { expect, test } from 'vitest';
import { composeReason, readReason, readRejections } from './rejections.ts';

test('reasons are told as a line per field, by the name its owner knows', () => {
  const rejections = [
    { field: 'links', reason: 'не открываются' },
    { field: 'statusLong', reason: 'слишком длинно' },
  ];
  expect(composeReason('profile', rejections)).toBe(
    'Ссылки: не открываются\nПодробный статус: слишком длинно',
  );
  expect(composeReason('project', [{ field: 'tags', reason: 'не о проекте' }])).toBe(
    'Теги: не о проекте',
  );
});

test('a ready reason that names its field is told without that name', () => {
  const links = 'Ссылка не открывается или ведёт не туда';
  const name = 'Имя или фамилия не похожи на настоящие';
  const rejections = [
    { field: 'links', reason: links },
    { field: 'lastName', reason: name },
    { field: 'description', reason: links },
  ];
  expect(composeReason('profile', rejections)).toBe(`${links}\nФамилия: ${name}\nО себе: ${links}`);
});

test('fields have names in both languages', () => {
  for (const type of ['profile', 'project'] as const) {
    expect(Object.keys(fieldLabels.en[type])).toEqual(Object.keys(fieldLabels.ru[type]));
  }
});

test('a reason has 5 to 500 characters, emoji counting as one', () => {
  expect(readReason(' пятью ')).toBe('пятью');
  expect(readReason('🙂'.repeat(500))).toHaveLength(1000);
  expect(() => readReason(' пять ')).toThrow('Нужно ≥5 символов');
  expect(() => readReason('🙂'.repeat(501))).toThrow('Не больше 500 символов');
});

test('a field is turned down once', () => {
  const links = { field: 'links', reason: ' не открываются ' };
  expect(readRejections([links])).toEqual([{ field: 'links', reason: 'не открываются' }]);
  expect(() => readRejections([links, links])).toThrow('Неверный формат');
});
