import { describe, expect, it } from 'vitest';
import { splitLastWord } from './suggested-tags.ts';

describe('the word that is being typed', () => {
  it.each([
    ['react', { before: '', word: '' }],
    ['react figm', { before: 'react ', word: 'figm' }],
    ['  machine   learning c+', { before: '  machine   learning ', word: 'c+' }],
    ['react ', { before: '', word: '' }],
    ['', { before: '', word: '' }],
  ])('of %j is %j', (text, expected) => {
    expect(splitLastWord(text)).toEqual(expected);
  });
});
