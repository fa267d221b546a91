import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitWith,
  hasFewApplicants,
  isWorthTelling,
  levelAfter,
  modestyOfVacancy,
  reasonsOf,
  scoreOf,
} from './match.ts';
import { relatedSkills } from './related-skills.ts';
import { closeness, learnSkills, skillKey, type Together } from './skills.ts';

const skillsWith = (together: Together[] = [], uses: [string, number][] = []) =>
  learnSkills({ people: 1000, uses: new Map(uses), together, asked: 1000 });

const names = [
  ...new Set(relatedSkills().flat().slice(0, 60).map(skillKey)),
  'вязание',
  'нечто',
  'skill 1.2',
];
const known = skillsWith(
  [{ one: 'вязание', other: 'skill 1.2', both: 30, ones: 60, others: 60 }],
  names.map((name, place) => [name, (place * 37) % 400]),
);

const some = (most: number) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: most });
const pairs = fc.record({ wanted: some(8), has: some(30) });
const now = { wanted: null, has: null, idleDays: 0 };
const worthOf = (wanted: readonly string[], has: readonly string[]) =>
  scoreOf(fitWith(wanted, known)(has), now);
const reasonsFor = (wanted: readonly string[], has: readonly string[]) =>
  reasonsOf(fitWith(wanted, known)(has));

describe('a reason is an addend of the score', () => {
  it('whatever skill is named, without it the score is lower', () => {
    fc.assert(
      fc.property(pairs, ({ wanted, has }) => {
        const { matched, related } = reasonsFor(wanted, has);
        const named = [
          ...matched.flatMap(({ skill, near }) => near.concat(skill)),
          ...related.map(({ through }) => through),
        ];
        for (const skill of named) {
          const without = has.filter((one) => one !== skill);
          expect(worthOf(wanted, without)).toBeLessThan(worthOf(wanted, has));
        }
      }),
    );
  });

  it('whatever is missing or only close, with it the score is higher', () => {
    fc.assert(
      fc.property(pairs, ({ wanted, has }) => {
        const { missing, related } = reasonsFor(wanted, has);
        for (const skill of [...missing, ...related.map((one) => one.skill)]) {
          expect(worthOf(wanted, [...has, skill])).toBeGreaterThan(worthOf(wanted, has));
        }
      }),
    );
  });

  it('every wish is named once, as there, close or missing', () => {
    fc.assert(
      fc.property(pairs, ({ wanted, has }) => {
        const { matched, related, missing } = reasonsFor(wanted, has);
        const named = [...matched, ...related].map(({ skill }) => skill).concat(missing);
        expect(named.toSorted()).toEqual(wanted.toSorted());
      }),
    );
  });

  it('the order in which skills were listed changes nothing', () => {
    fc.assert(
      fc.property(pairs, ({ wanted, has }) => {
        const turned = [wanted.toReversed(), has.toReversed()] as const;
        expect(reasonsFor(...turned)).toEqual(reasonsFor(wanted, has));
        expect(worthOf(...turned)).toBeCloseTo(worthOf(wanted, has), 12);
      }),
    );
  });
});

describe('a listed skill', () => {
  it('says more among related ones, and a related one less than the skill itself', () => {
    const [alone, among, close, none] = [
      ['React', 'Химия'],
      ['React', 'TypeScript'],
      ['TypeScript', 'Химия'],
      ['Химия'],
    ].map((has) => worthOf(['react'], has.map(skillKey)));
    expect(among).toBeGreaterThan(alone ?? 1);
    expect(alone).toBeGreaterThan(close ?? 1);
    expect(close).toBeGreaterThan(none ?? 1);
    expect(none).toBe(0);
  });

  it('weighs more the fewer people have it', () => {
    const skills = skillsWith(
      [],
      [
        ['rare', 3],
        ['usual', 500],
      ],
    );
    expect(skills.weightOf('rare')).toBeGreaterThan(skills.weightOf('usual'));
    expect(skills.weightOf('unheard of')).toBe(6);
  });

  it('says less in a list of many that have nothing to do with it', () => {
    const others = Array.from({ length: 30 }, (_, place) => `other ${place}`);
    expect(worthOf(['react'], ['react', ...others])).toBeLessThan(worthOf(['react'], ['react']));
    expect(worthOf(['react'], ['react', ...others.slice(0, 8)])).toBe(
      worthOf(['react'], ['react']),
    );
  });
});

describe('skills are close', () => {
  it('when people have them together more often than by chance, as much one as the other', () => {
    const [pair] = [{ one: 'a', other: 'b', both: 40, ones: 80, others: 100 }];
    expect(closeness(pair, 1000)).toEqual({ how: Math.log(5) / 2, isSure: true });
    const skills = skillsWith([pair]);
    expect(skills.relatedTo('a').get('b')).toEqual(skills.relatedTo('b').get('a'));
  });

  it.each([
    ['few have both', { both: 4, ones: 5, others: 5 }],
    ['chance would do', { both: 20, ones: 200, others: 100 }],
  ])('but not when %s', (_, counts) => {
    expect(closeness({ one: 'a', other: 'b', ...counts }, 1000)).toBeUndefined();
  });

  it.each([
    ['fewer than twenty have both', { both: 19, ones: 20, others: 20 }],
    ['chance would nearly do', { both: 20, ones: 100, others: 50 }],
  ])('when %s, it counts and is not said', (_, counts) => {
    const skills = skillsWith([{ one: 'a', other: 'b', ...counts }]);
    const [near, far] = [['b'], ['c']].map((has) => fitWith(['a'], skills)(has));
    expect(near?.cover).toBeGreaterThan(far?.cover ?? 1);
    expect([near, far].map((fit) => fit && reasonsOf(fit).missing)).toEqual([['a'], ['a']]);
  });

  it('when everybody knows they are: at least 150 pairs, each once', () => {
    const keys = relatedSkills().map((pair) => pair.map(skillKey).toSorted().join(' / '));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(150);
    expect(skillsWith().relatedTo('css').has('tailwind css')).toBe(true);
  });

  it.each([
    ['postgresql', 'spring'],
    ['postgresql', 'django'],
    ['python', 'машинное обучение'],
    ['go', 'docker'],
    ['химия', 'биология'],
  ])('but not when they are only used beside each other: %s and %s', (one, other) => {
    expect(skillsWith().relatedTo(one).has(other)).toBe(false);
  });
});

describe('it is worth telling of', () => {
  it.each([
    [['react', 'figma', 'docker', 'химия'], ['react', 'figma'], true],
    [['react', 'css', 'docker', 'химия'], ['react', 'tailwind css'], false],
    [['react', 'css', 'docker'], ['react', 'tailwind css'], false],
    [['react', 'css'], ['react'], true],
    [['react', 'химия', 'музыка', 'docker'], ['react'], false],
    [['css', 'химия', 'музыка'], ['tailwind css', 'sass'], false],
    [['react'], ['react'], true],
    [['react'], ['химия'], false],
    [['react', 'figma', 'docker', 'химия', 'музыка'], ['react', 'figma'], true],
    [['react', 'химия'], ['react'], true],
    [[], ['react'], false],
  ])('%j and %j: %o', (wanted, has, isTold) => {
    expect(isWorthTelling(fitWith(wanted, skillsWith())(has))).toBe(isTold);
  });
});

describe('beside skills', () => {
  const fit = fitWith(['react'], known)(['react']);
  const scored = (otherwise: Partial<typeof now>) => scoreOf(fit, { ...now, ...otherwise });

  it('the level counts by how far it is, and an unknown one a little', () => {
    const levels = (['Junior', 'Middle', 'Senior', null] as const).map((has) =>
      scoreOf(fit, { wanted: 'Junior', has, idleDays: 0 }),
    );
    const [same = 0, near = 0, far = 0, unknown = 0] = levels;
    expect([near / same, far / same, unknown / same].map((one) => one.toFixed(2))).toEqual([
      '0.90',
      '0.75',
      '0.95',
    ]);
    const asked = (wanted: 'Junior' | null) =>
      scoreOf(fit, { wanted, has: 'Team lead', idleDays: 0 });
    expect([asked(null), asked('Junior')]).toEqual([unknown, far]);
  });

  it.each([
    [0, 1],
    [10, 0.5],
    [30, 0.25],
  ])('a vacancy where %i applications wait counts for %f', (waiting, share) => {
    expect(modestyOfVacancy(waiting)).toBe(share);
  });

  it.each([
    [0, 0, false],
    [0, 1, true],
    [1, 1, true],
    [2, 1, false],
    [2, 3, true],
    [4, 3, false],
  ])('where %i applications wait for %i places few applied: %o', (waiting, placesLeft, isFew) => {
    expect(hasFewApplicants({ waiting, placesLeft })).toBe(isFew);
  });

  it('who was here lately comes a little before others', () => {
    expect(scored({ idleDays: 60 })).toBeLessThan(scored({ idleDays: 1 }));
    expect(scored({ idleDays: 30 }) / scored({ idleDays: 0 })).toBeCloseTo(0.937, 3);
    expect(scored({ idleDays: -1 })).toBe(scored({ idleDays: 0 }));
    expect(scored({ idleDays: 1e6 })).toBeGreaterThan(0.89 * scored({ idleDays: 0 }));
  });

  it.each([
    [0, null],
    [1, 'Intern'],
    [5, 'Intern'],
    [6, 'Junior'],
    [18, 'Middle'],
    [42, 'Senior'],
    [83, 'Senior'],
    [84, 'Team lead'],
  ] as const)('%i months of work make the level %s', (months, level) => {
    expect(levelAfter(months)).toBe(level);
  });
});

it('of skills as close as each other the rarer is named first', () => {
  const learnt = skillsWith(
    [],
    [
      ['css', 300],
      ['redux', 20],
      ['html', 400],
    ],
  );
  const { related } = reasonsOf(fitWith(['react'], learnt)(['css', 'redux', 'html']));
  expect(related).toEqual([{ skill: 'react', through: 'redux' }]);
});
