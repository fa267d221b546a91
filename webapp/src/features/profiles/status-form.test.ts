import { limits } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { asTyped, readStatus } from './status-form.ts';

describe('the status form', () => {
  it('shows the long status one item per line and reads it back', () => {
    const status = { statusShort: 'Студентка', statusLong: ['Учусь', 'Ищу команду'] };
    expect(asTyped(status)).toEqual({ short: 'Студентка', long: 'Учусь\nИщу команду' });
    expect(readStatus(asTyped(status)).status).toEqual(status);
  });

  it('drops empty lines and spaces around', () => {
    expect(readStatus({ short: '  Привет ', long: '\n один \n\n два\n' }).status).toEqual({
      statusShort: 'Привет',
      statusLong: ['один', 'два'],
    });
  });

  it('may be empty', () => {
    expect(readStatus({ short: '', long: '' }).status).toEqual({ statusShort: '', statusLong: [] });
  });

  it('says which line is too long and how many are too many', () => {
    const long = `ок\n${'я'.repeat(limits.statusLongLine + 1)}`;
    expect(readStatus({ short: '', long }).errors.long).toContain('В 2-й строке 201');
    const many = Array.from({ length: 21 }, (_, index) => `пункт ${index}`).join('\n');
    expect(readStatus({ short: '', long: many }).errors.long).toContain('21');
    expect(readStatus({ short: 'я'.repeat(101), long: '' }).errors.short).toBe(
      'Неверный формат или слишком длинное значение',
    );
  });
});
