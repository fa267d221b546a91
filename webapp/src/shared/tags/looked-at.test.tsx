import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { lookedAt, useLookedAt } from './looked-at.ts';

function Screen({ names }: { names: string[] }) {
  useLookedAt(names.map((tagName) => ({ tagName })));
  return null;
}
const look = (...names: string[]) => render(<Screen names={names} />);

beforeEach(() => lookedAt.setState([], true));

it('tags of what was opened are there once, the latest first', () => {
  look('React', 'CSS');
  look();
  look('Go', 'React');
  expect(lookedAt.getState()).toEqual(['Go', 'React', 'CSS']);
});

it('no more than twenty are kept', () => {
  for (let index = 0; index < 30; index += 1) look(`Навык ${index}`);
  expect(lookedAt.getState()).toHaveLength(20);
  expect(lookedAt.getState()[0]).toBe('Навык 29');
});
