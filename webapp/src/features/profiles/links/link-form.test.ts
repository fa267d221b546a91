import { describe, expect, it } from 'vitest';
import { asTypedLink, readLink } from './link-form.ts';

const both = 'Название и URL обязательны';

describe('the form of a link', () => {
  it('adds the scheme that was left out', () => {
    expect(readLink({ name: ' Сайт ', url: 'a.ru/x' }, both)).toEqual({
      link: { type: 'Сайт', url: 'https://a.ru/x' },
      errors: {},
    });
  });

  it('needs both a name and an address', () => {
    expect(readLink({ name: ' ', url: 'a.ru' }, both).errors).toEqual({ name: both });
    expect(readLink({ name: 'Сайт', url: ' ' }, both).errors).toEqual({ url: both });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://user@a.ru', 'просто текст'])(
    'refuses %j',
    (url) => {
      const read = readLink({ name: 'Сайт', url }, both);
      expect(read.link).toBeUndefined();
      expect(read.errors.url).toContain('Нужен адрес сайта');
    },
  );

  it('starts from the link and goes on from what was typed', () => {
    const link = { type: 'GitHub', url: 'https://github.com' };
    expect(asTypedLink(link, undefined)).toEqual({ name: 'GitHub', url: 'https://github.com' });
    expect(asTypedLink(link, { name: '', url: 'x' })).toEqual({ name: '', url: 'x' });
  });
});
