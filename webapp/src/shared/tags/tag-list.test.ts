import { describe, expect, it } from 'vitest';
import { fittingTags, freshTags, tagNames, uniqueTags, withTag } from './tag-list.ts';

describe('the list of tags', () => {
  it('takes each tag once, however it is written', () => {
    expect(withTag(['React'], ' react ')).toBeUndefined();
    expect(withTag(['React'], ' C#  Sharp ')).toEqual(['React', 'C# Sharp']);
    expect(uniqueTags(['Go', 'go', 'C#'])).toEqual(['Go', 'C#']);
  });

  it('takes no empty tags, none over 40 letters and no more than 30', () => {
    expect(withTag([], '  ')).toBeUndefined();
    expect(withTag([], 'я'.repeat(40))).toHaveLength(1);
    expect(withTag([], 'я'.repeat(41))).toBeUndefined();
    const full = Array.from({ length: 30 }, (_, index) => `t${index}`);
    expect(withTag(full, 'ещё')).toBeUndefined();
  });

  it('offers what fits and is not chosen yet', () => {
    const catalogue = ['React', 'Redis', 'Go', ' '];
    expect(freshTags(catalogue, ['react'])).toEqual(['Redis', 'Go']);
    expect(fittingTags(['React', 'Redis', 'Go'], 'RE')).toEqual(['React', 'Redis']);
  });

  it('is read from whichever way tags are written', () => {
    expect(tagNames([{ tagName: 'Go' }, '', 5, 'C'])).toEqual(['Go', 'C']);
  });
});
