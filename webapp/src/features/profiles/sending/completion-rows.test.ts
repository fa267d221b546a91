import { describe, expect, it } from 'vitest';
import { completionRows } from './completion-rows.ts';

describe('what is missing in a profile', () => {
  it('leads to the editor of each item', () => {
    expect(completionRows(['university', 'status', 'tags'], new Set())).toEqual([
      { text: 'Указать ВУЗ', to: '/?mode=edit&field=university', isUnsent: false },
      { text: 'Добавить статус', to: '/profile/edit-status', isUnsent: false },
      { text: 'Добавить навыки', to: '/profile/add-tag', isUnsent: false },
    ]);
  });

  it('says when it only has to be sent', () => {
    expect(completionRows(['status', 'course'], new Set(['statusLong', 'course']))).toEqual([
      { text: 'Статус ждёт отправки', to: '/profile/edit-status', isUnsent: true },
      { text: 'Курс ждёт отправки', to: '/?mode=edit&field=course', isUnsent: true },
    ]);
  });

  it('says first what is not there yet', () => {
    const rows = completionRows(
      ['university', 'course', 'tags'],
      new Set(['university', 'course']),
    );
    expect(rows.map(({ isUnsent }) => isUnsent)).toEqual([false, true, true]);
  });

  it('is nothing for a full profile', () => {
    expect(completionRows([], new Set(['tags']))).toEqual([]);
  });
});
