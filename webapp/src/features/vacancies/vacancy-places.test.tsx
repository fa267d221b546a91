import type { VacancyDetails } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { serveApi } from '#test/api.ts';
import { openScreen } from '#test/open-screen.tsx';
import { sampleVacancy } from '#test/sample-vacancy.ts';
import { viewAs } from '#test/viewer.ts';
import VacancyPage from './vacancy-page.tsx';

const { id, projectId } = sampleVacancy;
const address = `/vacancy/${projectId}/${id}`;
const open = (at = address) => openScreen(VacancyPage, '/vacancy/:projectId/:vacancyId', at);
const serve = (changes: Partial<VacancyDetails> = {}) =>
  serveApi(({ method, path }) => {
    if (path === '/api/User/matches/people') return Response.json([]);
    const vacancy = { ...sampleVacancy, ...changes };
    return Response.json(method === 'GET' ? vacancy : { vacancy, rejected: 2 });
  });
const owner = { isOwner: true, isMember: true, isInvited: false };
const ready = () => screen.findByRole('heading', { name: 'Дизайнер' });
const applyButton = () => screen.queryByRole('button', { name: /^Откликнуться/ });

beforeEach(() => viewAs(7));

describe('the places of a vacancy', () => {
  const sent = (asked: ReturnType<typeof serve>) =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const to = (act: string) => `/api/User/project/${projectId}/vacancy/${id}/${act}`;

  it('are said where there are several, with how many are left', async () => {
    serve({ places: 3, placesLeft: 2 });
    open();
    await ready();
    expect(screen.getByText(/^2.места из.3$/)).toBeDefined();
  });

  it('are set by its owner at once, and are no fewer than are taken', async () => {
    const asked = serve({ viewer: owner, places: 3, placesLeft: 1 });
    open();
    await ready();
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Всего мест' });
    expect([field.value, field.options[0]?.value]).toEqual(['3', '2']);
    fireEvent.change(field, { target: { value: '5' } });
    expect(await screen.findByText('Число мест изменено')).toBeDefined();
    expect(sent(asked)).toEqual([[to('places'), { places: 5 }]]);
  });

  it('that close it while others wait are set only once that is made sure of', async () => {
    const waiting = { viewer: owner, places: 3, placesLeft: 1, applicationsCount: 2 };
    const asked = serve(waiting);
    open();
    await ready();
    const field = screen.getByRole('combobox', { name: 'Всего мест' });
    fireEvent.change(field, { target: { value: '2' } });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Закрыть набор?');
    expect(sent(asked)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Закрыть вакансию' }));
    await waitFor(() => expect(sent(asked)).toEqual([[to('places'), { places: 2 }]]));
  });

  it('that are all taken are said to everybody, and its owner may add one', async () => {
    const asked = serve({ viewer: owner, isClosed: true, isFilled: true, placesLeft: 0 });
    open();
    await ready();
    expect(screen.getByText('Все места заняты')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Добавить место' }));
    await waitFor(() => expect(sent(asked)).toEqual([[to('reopen'), {}]]));
  });

  it('of which one is free again are asked about: it is opened, or stays closed', async () => {
    const freed = { viewer: owner, isClosed: true, isFilled: true, placesLeft: 1 };
    const asked = serve(freed);
    open();
    await ready();
    expect(screen.getByRole('heading', { name: 'Освободилось место' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Не нужно' }));
    await waitFor(() => expect(sent(asked)).toEqual([[to('close'), { rejectOthers: false }]]));
  });

  it('that are taken leave who looks with a word of hope, and no way to apply', async () => {
    serve({ isClosed: true, isFilled: true, placesLeft: 0 });
    open();
    await ready();
    expect(screen.getByText('Если место появится, вакансия снова откроется.')).toBeDefined();
    expect(applyButton()).toBeNull();
  });
});
