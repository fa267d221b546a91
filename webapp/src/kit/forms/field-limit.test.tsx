import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';

it.each([
  [31, ''],
  [32, 'Осталось 8'],
  [40, 'Больше не помещается: до 40 символов'],
])('a line that takes 40 characters says at %i: «%s»', (length, said) => {
  render(<Field label="Навык" value={'а'.repeat(length)} maxLength={40} onChange={() => {}} />);
  const counter = screen.getByLabelText('Навык').parentElement?.querySelector('[aria-live]');
  expect(counter?.textContent).toBe(said);
});
