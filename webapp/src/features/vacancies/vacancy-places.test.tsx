import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { viewAs } from '#test/screen.tsx';
import { sampleVacancy } from '#test/samples.ts';
import { openVacancy } from '#test/open-vacancy.ts';

const { id, projectId } = sampleVacancy;
const owner = { isOwner: true, isMember: true, isInvited: false };

beforeEach(() => viewAs(7));

describe('the places of a vacancy', () => {
  const sent = (asked: Awaited<ReturnType<typeof openVacancy>>) =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const to = (act: string) => `/api/User/project/${projectId}/vacancy/${id}/${act}`;

  it('are set by its owner at once, and are no fewer than are taken', async () => {
    const asked = await openVacancy({ viewer: owner, places: 3, placesLeft: 1 });
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Всего мест' });
    expect([field.value, field.options[0]?.value]).toEqual(['3', '2']);
    fireEvent.change(field, { target: { value: '5' } });
    expect(await screen.findByText('Число мест изменено')).toBeDefined();
    expect(sent(asked)).toEqual([[to('places'), { places: 5 }]]);
  });

  it('that close it while others wait are set only once that is made sure of', async () => {
    const waiting = { viewer: owner, places: 3, placesLeft: 1, applicationsCount: 2 };
    const asked = await openVacancy(waiting);
    const field = screen.getByRole('combobox', { name: 'Всего мест' });
    fireEvent.change(field, { target: { value: '2' } });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Закрыть набор?');
    expect(sent(asked)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Закрыть вакансию' }));
    await waitFor(() => expect(sent(asked)).toEqual([[to('places'), { places: 2 }]]));
  });

  it('that are all taken are said to everybody, and its owner may add one', async () => {
    const asked = await openVacancy({
      viewer: owner,
      isClosed: true,
      isFilled: true,
      placesLeft: 0,
    });
    expect(screen.getByText('Все места заняты')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Добавить место' }));
    await waitFor(() => expect(sent(asked)).toEqual([[to('reopen'), {}]]));
  });

  it('of which one is free again are asked about: it is opened, or stays closed', async () => {
    const freed = { viewer: owner, isClosed: true, isFilled: true, placesLeft: 1 };
    const asked = await openVacancy(freed);
    expect(screen.getByRole('heading', { name: 'Освободилось место' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Не нужно' }));
    await waitFor(() => expect(sent(asked)).toEqual([[to('close'), { rejectOthers: false }]]));
  });
});
