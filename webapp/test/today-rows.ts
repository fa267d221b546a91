import { fireEvent, screen, within } from '@testing-library/react';

/** What waits on «Сегодня», and its news. */
export const rows = () => screen.queryAllByTestId('waiting-row');
export const entries = () => screen.queryAllByTestId('inbox-entry');

/** The button of a row, by how its name begins. */
export const button = (index: number, name: string) =>
  within(rows()[index] ?? document.body).queryByRole('button', { name: new RegExp(`^${name}: `) });

export const press = (index: number, name: string) =>
  fireEvent.click(button(index, name) ?? document.body);
