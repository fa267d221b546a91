import { describe, expect, it } from 'vitest';
import { fitWith, reasonsOf } from './match.ts';
import { relatedSkills } from './related-skills.ts';
import { learnSkills, skillKey, type Together } from './skills.ts';

const skillsWith = (together: Together[] = [], uses: [string, number][] = []) =>
  learnSkills({ people: 1000, uses: new Map(uses), together, asked: 1000 });

const pair = (one: string, other: string, both: number): Together => ({
  one,
  other,
  both,
  ones: 2 * both,
  others: 2 * both,
});

describe('what is wanted', () => {
  it('stands by its weight, and by its name where that is the same', () => {
    const orderOf = (wanted: string[], uses: [string, number][] = []) =>
      fitWith(wanted, skillsWith([], uses))([]).wishes.map(({ skill }) => skill);
    expect(orderOf(['б', 'в', 'а'])).toEqual(['а', 'б', 'в']);
    expect(
      orderOf(
        ['а', 'б', 'в'],
        [
          ['а', 400],
          ['б', 100],
        ],
      ),
    ).toEqual(['в', 'б', 'а']);
  });

  it('is covered by nothing where nothing is wanted', () => {
    expect(fitWith([], skillsWith())(['react'])).toEqual({ wishes: [], cover: 0, breadth: 1 });
  });

  it('is covered by six tenths by a skill that stands alone', () => {
    expect(fitWith(['химия'], skillsWith())(['химия']).cover).toBe(0.6);
    expect(fitWith(['химия', 'музыка'], skillsWith())(['химия']).cover).toBe(0.3);
  });
});

describe('what is close', () => {
  it('is named by how close it is, then by name', () => {
    const skills = skillsWith([pair('react', 'химия', 30)]);
    const fit = fitWith(['react'], skills)(['react', 'redux', 'химия', 'css']);
    expect(reasonsOf(fit)).toEqual({
      matched: [{ skill: 'react', near: ['химия', 'css', 'redux'] }],
      related: [],
      missing: [],
    });
  });

  it('is not named where few have both', () => {
    const skills = skillsWith([pair('react', 'химия', 19)]);
    const fit = fitWith(['react'], skills)(['react', 'химия']);
    expect(fit.wishes[0]?.near).toMatchObject([{ skill: 'химия', isSure: false }]);
    expect(reasonsOf(fit).matched).toEqual([{ skill: 'react', near: [] }]);
  });
});

describe('skills that everybody knows to be close', () => {
  it.each([
    ['are as close as they are known to be', [], 0.7],
    ['stay so where few people have both', [{ ones: 20, others: 70 }], 0.7],
    ['are closer where many people have both', [{ ones: 20, others: 10 }], 1],
  ])('%s', (_, counted, how) => {
    const together = counted.map((counts) => ({ one: 'css', other: 'html', both: 5, ...counts }));
    expect(skillsWith(together).relatedTo('html').get('css')).toEqual({ how, isSure: true });
  });

  it('are each written as a pair of two names', () => {
    const pairs = relatedSkills();
    expect(pairs[0]).toEqual(['JavaScript', 'TypeScript']);
    expect(pairs.at(-1)).toEqual(['Урбанистика', 'Архитектура']);
    expect(pairs.flat().filter((name) => name !== name.trim() || /[:,\n]|^$/.test(name))).toEqual(
      [],
    );
  });
});

it.each([
  [5, false],
  [19, false],
  [20, true],
])('of a pair that %i people have it may be said that it is close: %s', (both, isSure) => {
  const skills = skillsWith([pair('химия', 'музыка', both)]);
  expect(skills.relatedTo('химия').get('музыка')?.isSure).toBe(isSure);
});

describe('a skill', () => {
  it.each([
    ['is not close to itself', 'react', 'react'],
    ['has nothing close to it that nobody knows of', 'нечто', 'химия'],
    ['is not close to one that four people have beside it', 'химия', 'музыка'],
  ])('%s', (_, one, other) => {
    const skills = skillsWith([pair('react', 'react', 30), pair('химия', 'музыка', 4)]);
    expect(skills.relatedTo(one).has(other)).toBe(false);
  });

  it.each([
    [0, 6],
    [100, Math.log(1001 / 100.5)],
    [1000, 0.5],
  ])('that %i of a thousand have weighs %f', (uses, weight) => {
    expect(skillsWith([], [['react', uses]]).weightOf('react')).toBe(weight);
  });

  it.each([
    ['  React   Native ', 'react native'],
    ['Ёлка', 'елка'],
    ['ＳＱＬ', 'sql'],
  ])('called «%s» is compared as «%s»', (name, key) => {
    expect(skillKey(name)).toBe(key);
  });
});
