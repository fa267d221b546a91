import { describe, expect, it } from 'vitest';
import { join, markup, shownLength } from './html.ts';

describe('text in HTML', () => {
  it('escapes whatever people wrote and keeps its own tags', () => {
    expect(markup`<b>${'<i>&"'}</b>${markup`<i>${1}</i>`}`.html).toBe(
      '<b>&lt;i&gt;&amp;&quot;</b><i>1</i>',
    );
    expect(join(['<', markup`<b>x</b>`], '\n').html).toBe('&lt;\n<b>x</b>');
  });

  it('is measured as it is read', () => {
    expect(shownLength(markup`<b>${'<&'}</b><a href="https://t.me/x">😀</a>`)).toBe(4);
  });
});
