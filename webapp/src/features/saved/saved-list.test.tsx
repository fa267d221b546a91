import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import { SavedList } from './saved-list.tsx';

const project = sampleProject();
const other = sampleProject({ id: '0190d5a0-0000-7000-8000-0000000000c1', name: 'Тихий двор' });

it('offers to remind of what is saved, and says of which day the bot will', async () => {
  viewAs(5);
  let remindAt: string | null = null;
  const asked = serveApi(({ path, method }) => {
    if (method === 'PUT') {
      remindAt = '2026-12-05T09:00:00.000Z';
      return Response.json({ remindAt });
    }
    if (path.includes('/marks')) {
      return Response.json({
        vacancies: [],
        projects: [project.id, other.id],
        people: [],
        followedProjects: [],
      });
    }
    const saved = { kind: 'project', savedAt: '2026-11-01T00:00:00.000Z' };
    return Response.json([
      { ...saved, id: project.id, remindAt, project },
      { ...saved, id: other.id, remindAt: null, project: null },
    ]);
  });
  openScreen(() => <SavedList kind="project" />, '/', '/');
  const [first, gone] = await screen.findAllByTestId('saved-item');
  if (!first || !gone) throw new Error('Two are saved.');
  expect(within(gone).getByText('Больше не доступно')).toBeDefined();
  expect(within(gone).queryByRole('combobox')).toBeNull();
  expect(within(first).getByRole('link', { name: 'Солнечная карта' })).toBeDefined();
  const remind = within(first).getByRole('combobox', { name: 'Напомнить' });
  fireEvent.change(remind, { target: { value: 'week' } });
  expect(await within(first).findByText('Напомним 5 декабря', { selector: 'span' })).toBeDefined();
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT')).toMatchObject([
      { path: `/api/User/saved/project/${project.id}`, body: { remindIn: 'week' } },
    ]),
  );
});
