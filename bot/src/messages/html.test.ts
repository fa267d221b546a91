import { describe, expect, it } from 'vitest';
import { cut, cutLine, join, markup } from './html.ts';

describe('text in HTML', () => {
  it('escapes whatever people wrote and keeps its own tags', () => {
    expect(markup`<b>${'<i>&"'}</b>${markup`<i>${1}</i>`}`.html).toBe(
      '<b>&lt;i&gt;&amp;&quot;</b><i>1</i>',
    );
    expect(join(['<', markup`<b>x</b>`], '\n').html).toBe('&lt;\n<b>x</b>');
  });

  it('is cut by whole characters', () => {
    expect(cut('  привет ', 6)).toBe('привет');
    expect(cut('😀😀😀', 2)).toBe('😀😀…');
    expect(cut('раз\nдва', 10)).toBe('раз\nдва');
    expect(cutLine('раз \n два', 10)).toBe('раз два');
  });
});
