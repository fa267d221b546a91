import { describe, expect, it } from 'vitest';
import { completionRows } from './completion-rows.ts';

describe('what is missing in a profile', () => {
  it('leads to an editor where there is one and names the rest', () => {
    expect(completionRows(['university', 'status', 'tags'], new Set())).toEqual([
      { text: 'Добавьте статус', to: '/profile/edit-status' },
      { text: 'Ещё не заполнено: ВУЗ, навыки' },
    ]);
  });

  it('says when it only has to be sent', () => {
    expect(completionRows(['status'], new Set(['statusLong']))).toEqual([
      { text: 'Статус ждёт отправки', to: '/profile/edit-status', isUnsent: true },
    ]);
  });

  it('is nothing for a full profile', () => {
    expect(completionRows([], new Set(['tags']))).toEqual([]);
  });
});
