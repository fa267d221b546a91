import { describe, expect, it, vi } from 'vitest';
import { clearSent, profileDraft, saveDraft, typeStatus } from './profile-draft.ts';

const server = { statusShort: 'Студентка', statusLong: [] };
const key = (telegramId: number) => `kollab:profile-draft:${telegramId}`;
const changesOf = (telegramId: number) => profileDraft(telegramId).getState().changes;

describe('the draft of a profile', () => {
  it('is kept on the device under the person’s id, apart from other people’s', () => {
    saveDraft(101, { statusShort: 'Ищу команду' }, server);
    saveDraft(102, { statusShort: 'Ищу проект' }, server);
    expect(changesOf(101)).toEqual({ statusShort: 'Ищу команду' });
    expect(localStorage.getItem(key(101))).toContain('Ищу команду');
    expect(localStorage.getItem(key(102))).not.toContain('Ищу команду');
  });

  it('loses only what the server confirmed', () => {
    saveDraft(103, { statusShort: 'Один', description: 'Обо мне' }, server);
    clearSent(103, { statusShort: 'Один' });
    expect(changesOf(103)).toEqual({ description: 'Обо мне' });
  });

  it('keeps what was changed while it was being sent', () => {
    saveDraft(104, { statusShort: 'Отправлено' }, server);
    saveDraft(104, { statusShort: 'Передумала' }, server);
    clearSent(104, { statusShort: 'Отправлено' });
    expect(changesOf(104)).toEqual({ statusShort: 'Передумала' });
  });

  it('needs no draft for a value that the server already has', () => {
    saveDraft(105, { statusShort: 'Новый', statusLong: ['Пункт'] }, server);
    saveDraft(105, { statusShort: 'Студентка' }, server);
    expect(changesOf(105)).toEqual({ statusLong: ['Пункт'] });
  });

  it('keeps what was typed over a reload', () => {
    typeStatus(106, { short: 'Ищ', long: '' });
    const kept = JSON.parse(localStorage.getItem(key(106)) ?? '{}') as { state: unknown };
    expect(kept.state).toMatchObject({ typedStatus: { short: 'Ищ', long: '' } });
  });

  it('takes from a spoilt storage what can be read', () => {
    const state = { changes: { statusShort: 'Цел', course: 'xyz', role: 'admin' }, typedStatus: 7 };
    localStorage.setItem(key(107), JSON.stringify({ state, version: 1 }));
    localStorage.setItem(key(108), '{broken');
    localStorage.setItem(key(109), JSON.stringify({ state: 'nonsense', version: 99 }));
    expect(profileDraft(107).getState()).toEqual({
      changes: { statusShort: 'Цел' },
      typedStatus: undefined,
    });
    expect(changesOf(108)).toEqual({});
    expect(changesOf(109)).toEqual({});
  });

  it('works on a device that stores nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const silent = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    saveDraft(110, { statusShort: 'Всё равно' }, server);
    expect(changesOf(110)).toEqual({ statusShort: 'Всё равно' });
    full.mockRestore();
    silent.mockRestore();
  });
});
