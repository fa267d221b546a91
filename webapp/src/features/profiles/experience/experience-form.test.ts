import { describe, expect, it } from 'vitest';
import { asTypedWork, cleanYears, readWork } from './experience-form.ts';

const now = new Date('2026-06-15T12:00:00Z');
const typed = asTypedWork(undefined, {
  company: 'Яндекс',
  department: 'Поиск',
  role: 'Стажёр',
  years: '1,5',
});
const read = (change: object) => readWork({ ...typed, ...change }, undefined, now);

describe('the form of a work place', () => {
  it('is read with its years', () => {
    expect(read({})).toEqual({
      work: {
        company: 'Яндекс',
        department: 'Поиск',
        role: 'Стажёр',
        workDurationYears: 1.5,
        logoUrl: null,
        startDate: null,
        endDate: null,
      },
      errors: {},
    });
  });

  it.each(['company', 'department', 'role'])('asks for %s', (field) => {
    const { work, errors } = read({ [field]: ' ' });
    expect(work).toBeUndefined();
    expect(errors).toEqual({ [field]: 'Пожалуйста, заполните все поля.' });
  });

  it('needs neither years nor dates', () => {
    expect(read({ years: '' })).toMatchObject({ work: { workDurationYears: 0 }, errors: {} });
  });

  it.each(['', '5', '61'])('lasted as long as its dates say, whatever was typed: %j', (years) => {
    const { work } = read({ years, start: '2025-06', end: '2026-03' });
    expect(work).toMatchObject({
      workDurationYears: 0.8,
      startDate: '2025-06-01',
      endDate: '2026-03-01',
    });
  });

  it('begins with what is there and keeps days that it does not show', () => {
    const was = {
      company: 'Сбер',
      department: 'ИИ',
      role: 'Аналитик',
      workDurationYears: 1.5,
      logoUrl: '/uploads/logo.webp',
      startDate: '2024-03-15',
      endDate: '2025-09-20',
    };
    const form = asTypedWork(was);
    expect(form).toMatchObject({ years: '1,5', start: '2024-03', end: '2025-09' });
    expect(readWork(form, was, now).work).toEqual(was);
    const moved = readWork({ ...form, end: '2025-08' }, was, now).work;
    expect(moved).toMatchObject({ startDate: '2024-03-15', endDate: '2025-08-01' });
  });

  it.each([
    ['start', { start: '2025-' }],
    ['end', { start: '2025-01', end: '-05' }],
    ['start', { end: '2025-01' }],
    ['end', { start: '2025-02', end: '2025-01' }],
    ['start', { start: '2026-07' }],
  ])('says what is wrong with the period at its %s', (field, change) => {
    expect(Object.keys(read(change).errors)).toEqual([field]);
  });

  it('takes years as they are typed and refuses too many', () => {
    expect(['12a', '1.5', '1,55', '123', ',5'].map(cleanYears)).toEqual([
      '12',
      '1,5',
      '1,5',
      '12',
      ',5',
    ]);
    expect(read({ years: '61' }).errors).toHaveProperty('years');
    expect(read({ years: ',' }).errors).toHaveProperty('years');
  });
});
