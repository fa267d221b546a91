import { fireEvent, screen, within } from '@testing-library/react';

export const rows = () => screen.queryAllByTestId('waiting-row');
export const entries = () => screen.queryAllByTestId('inbox-entry');

export const button = (index: number, name: string) =>
  within(rows()[index] ?? document.body).queryByRole('button', { name: new RegExp(`^${name}: `) });

export const press = (index: number, name: string) =>
  fireEvent.click(button(index, name) ?? document.body);
