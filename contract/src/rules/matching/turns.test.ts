import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTurn } from './match.ts';

describe('turns', () => {
  const people = Array.from({ length: 30 }, (_, place) => ({
    score: 1 - place / 100,
    proposed: place < 20 ? 3 : 0,
  }));

  it('leave the first places to the best, and the later ones to whom nobody was told of', () => {
    const turned = inTurn(people);
    expect(new Set(turned.slice(0, 10))).toEqual(new Set(people.slice(0, 10)));
    expect(turned.slice(10, 20).map(({ proposed }) => proposed)).toEqual(Array(10).fill(0));
    expect(turned).toHaveLength(people.length);
  });

  it('let in the first places nobody come after who fits worse by more than 5 %', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            score: fc.double({ min: 0.01, max: 1, noNaN: true }),
            proposed: fc.nat(500),
          }),
        ),
        (some) => {
          const turned = inTurn(some);
          turned.slice(0, 10).forEach((ahead, place) => {
            for (const { score } of turned.slice(place)) {
              expect(ahead.score).toBeGreaterThanOrEqual(0.95 * score - 1e-9);
            }
          });
        },
      ),
    );
  });

  it('go, of two who fit nearly as well, first to who was proposed less', () => {
    const [often, seldom] = [
      { score: 0.61, proposed: 5 },
      { score: 0.6, proposed: 0 },
    ];
    expect(inTurn([often, seldom])).toEqual([seldom, often]);
  });

  it.each([
    [0.5, 0],
    [0.4, 1],
  ])(
    'go later to whom nobody was told of with %f, beside 0.9 proposed once, in place %i',
    (score, place) => {
      const best = Array.from({ length: 10 }, () => ({ score: 1, proposed: 0 }));
      const [seldom, often] = [
        { score, proposed: 0 },
        { score: 0.9, proposed: 1 },
      ];
      expect(inTurn([...best, often, seldom]).indexOf(seldom)).toBe(10 + place);
    },
  );

  it('change nothing where nobody was proposed to anybody', () => {
    const nobody = people.map(({ score }) => ({ score, proposed: 0 }));
    expect(inTurn(nobody)).toEqual(nobody);
  });
});
