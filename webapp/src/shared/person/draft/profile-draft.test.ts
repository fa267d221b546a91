import { describe, expect, it, vi } from 'vitest';
import { sampleUser, sampleWork } from '#test/samples.ts';
import {
  linkForm,
  getProfileDraft,
  saveDraft,
  saveLinks,
  typeForm,
  unsaved,
} from './profile-draft.ts';

const server = { ...sampleUser, statusShort: 'Студентка' };
const key = (telegramId: number) => `kollab:profile-draft:${telegramId}`;
const keep = (telegramId: number, values: object) =>
  localStorage.setItem(
    key(telegramId),
    JSON.stringify({ state: { drafts: { profile: { values } } }, version: 3 }),
  );
const changesOf = (telegramId: number) => getProfileDraft(telegramId).changes;

describe('the draft of a profile', () => {
  it('is kept on the device under the person’s id, apart from other people’s', () => {
    saveDraft(101, { statusShort: 'Ищу команду' }, server);
    saveDraft(102, { statusShort: 'Ищу проект' }, server);
    expect(changesOf(101)).toEqual({ statusShort: 'Ищу команду' });
    expect(localStorage.getItem(key(101))).toContain('Ищу команду');
    expect(localStorage.getItem(key(102))).not.toContain('Ищу команду');
  });

  it('needs no draft for a value that the server already has', () => {
    saveDraft(105, { statusShort: 'Новый', statusLong: ['Пункт'] }, server);
    saveDraft(105, { statusShort: 'Студентка' }, server);
    expect(changesOf(105)).toEqual({ statusLong: ['Пункт'] });
  });

  it('knows the server’s value in whatever form it comes', () => {
    const me = {
      ...server,
      tags: [{ tagName: 'React' }],
      course: '3',
      links: [{ url: 'https://a.ru', type: 'Сайт' }],
    };
    const changes = { tags: ['React'], course: 3, phone: '', email: '', links: me.links };
    expect(unsaved(changes, me)).toEqual({});
    expect(unsaved({ ...changes, tags: ['Go'] }, me)).toEqual({ tags: ['Go'] });
  });

  it('keeps forms as they were typed over a reload', () => {
    typeForm(106, 'status', { short: 'Ищ', long: '' });
    typeForm(106, 'about', { text: 'Я' });
    typeForm(106, 'about', undefined);
    expect(localStorage.getItem('kollab:profile-forms:106')).toContain('{"short":"Ищ","long":""}');
    expect(getProfileDraft(106).typed).not.toHaveProperty('about');
  });

  it('forgets what was typed over single links once the list has changed', () => {
    typeForm(111, linkForm(2), { name: 'Г', url: '' });
    typeForm(111, 'about', { text: 'Я' });
    saveLinks(111, [{ type: 'Сайт', url: 'https://a.ru' }], server);
    expect(getProfileDraft(111)).toEqual({
      changes: { links: [{ type: 'Сайт', url: 'https://a.ru' }] },
      bases: { links: server.links },
      typed: { about: { text: 'Я' } },
    });
  });

  it('keeps a logo that only this device has', () => {
    const work = { ...sampleWork, logoUrl: 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IA==' };
    const changes = { experiences: [work, { ...work, logoUrl: null }] };
    keep(112, changes);
    expect(changesOf(112)).toEqual(changes);
    const evil = { experiences: [{ ...work, logoUrl: 'javascript:alert(1)' }] };
    keep(113, evil);
    expect(changesOf(113)).toEqual({});
  });

  it('takes from a spoilt storage what can be read', () => {
    const changes = { statusShort: 'Цел', course: 'xyz', role: 'admin' };
    keep(107, changes);
    const forms = { about: { text: 'Я' }, tag: { name: 7 }, status: null };
    const drafts = Object.fromEntries(
      Object.entries(forms).map(([id, values]) => [id, { values }]),
    );
    localStorage.setItem(
      'kollab:profile-forms:107',
      JSON.stringify({ state: { drafts }, version: 1 }),
    );
    localStorage.setItem(key(108), '{broken');
    localStorage.setItem(key(109), JSON.stringify({ state: 'nonsense', version: 99 }));
    expect(getProfileDraft(107)).toEqual({
      changes: { statusShort: 'Цел' },
      bases: {},
      typed: { about: { text: 'Я' } },
    });
    expect(changesOf(108)).toEqual({});
    expect(changesOf(109)).toEqual({});
  });

  it('works on a device that stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    saveDraft(110, { statusShort: 'Всё равно' }, server);
    expect(changesOf(110)).toEqual({ statusShort: 'Всё равно' });
  });
});
