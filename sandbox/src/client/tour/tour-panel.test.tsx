import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { beginning, type Progress, stepNames } from './steps.ts';
import { doneWords, titles, words } from './texts.ts';
import { TourPanel } from './tour-panel.tsx';

const nothing = () => undefined;

const panelAt = (change: Partial<Progress>, offer?: { label: string; does: 'invite' | 'finish' }) =>
  renderToStaticMarkup(
    <TourPanel
      progress={{ ...beginning, ...change }}
      guide={{ title: 'Название', text: 'Что сделать.', ...(offer && { offer }) }}
      onOffer={nothing}
      onSkip={nothing}
      onClose={nothing}
      onEnd={nothing}
    />,
  );

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?([^<]*)<\/button>/g)].map(([, text]) => text);

test('a step says where one is, what was done and what to do, and is read out', () => {
  const html = panelAt({ step: 'edit', done: 'open' });
  expect(html).toContain(words.step(3, stepNames.length));
  expect(html).toContain(doneWords.open);
  expect(html).toMatch(/aria-live="polite"[^>]*>.*<h2>Название<\/h2>.*Что сделать\./);
  expect(html).toContain(`<progress class="`);
  expect(html).toContain(`value="2" max="${stepNames.length}"`);
  expect(buttonsOf(html)).toEqual([words.end, '', words.skip]);
});

test('the first step tells of nothing done, an offer comes before the way past it', () => {
  expect(panelAt({})).not.toContain('tour-done');
  const html = panelAt({ step: 'arrive' }, { label: words.invite, does: 'invite' });
  expect(buttonsOf(html)).toEqual([words.end, '', words.invite, words.skip]);
});

test('news that is to be read has one way on', () => {
  const html = panelAt({ step: 'heard' }, { label: words.skip, does: 'finish' });
  expect(buttonsOf(html)).toEqual([words.end, '', words.skip]);
});

test('at the end only the end is left', () => {
  const html = panelAt({ step: 'end', done: 'joined' });
  expect(html).toContain(words.over);
  expect(html).toContain(`value="${stepNames.length}"`);
  expect(buttonsOf(html)).toEqual(['', words.end]);
});

test('every step has a title of its own', () => {
  const forms = { nominative: 'Илья', genitive: '', dative: '', accusative: '', pronoun: '' };
  const all = Object.values(titles).map((title) => title(forms));
  expect(new Set(all).size).toBe(stepNames.length + 1);
});
