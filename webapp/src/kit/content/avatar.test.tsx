import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

const picture = () => screen.queryByAltText<HTMLImageElement>('Фото: Мария Орлова');
const fail = () => {
  const shown = picture();
  if (shown) fireEvent.error(shown);
};

it('what does not come gives way to the next, then to initials, until the connection is back', () => {
  render(<Avatar name="Мария Орлова" sources={['/a.webp', null, '/b.webp']} size={52} />);
  expect(picture()?.getAttribute('src')).toBe('/a.webp');
  fail();
  expect(picture()?.getAttribute('src')).toBe('/b.webp');
  fail();
  expect(picture()).toBeNull();
  expect(screen.getByText('МО')).toBeDefined();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(picture()?.getAttribute('src')).toBe('/a.webp');
  fail();
  expect(picture()?.getAttribute('src')).toBe('/b.webp');
});
