import { paths } from '@kollab/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Link, MemoryRouter } from 'react-router-dom';
import { useLoad } from '#src/api/load.ts';
import { projectQuery } from '#src/api/projects.ts';
import { serveApi } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import { sourceOf, useViews } from './use-views.ts';

const id = () => crypto.randomUUID();

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

function Opened({ projectId }: { projectId: string }) {
  const { data } = useLoad(projectQuery(projectId));
  return data ? <p>{data.name}</p> : null;
}

function Screens({ projectId, to }: { projectId: string; to: string }) {
  useViews();
  return (
    <>
      <Link to={to}>дальше</Link>
      <Opened projectId={projectId} />
    </>
  );
}

function open(from: string, to: string, projectId: string, viewer = {}) {
  const asked = serveApi(({ path }) =>
    Response.json(
      path.endsWith('/view')
        ? {}
        : sampleProject({
            id: projectId,
            name: 'Карта',
            viewer: { ...sampleProject().viewer, isOwner: false, isMember: false, ...viewer },
          }),
    ),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[from]}>
        <Screens projectId={projectId} to={to} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () => asked.filter(({ path }) => path.endsWith('/view')).map(({ body }) => body);
}

const look = async () => {
  await screen.findByText('Карта');
  await act(() => vi.advanceTimersByTimeAsync(1100));
};

it.each([
  [paths.projects, 'carousel'],
  [paths.vacancies, 'search'],
  [paths.search, 'search'],
  [paths.matches, 'matching'],
  [paths.messages, 'feed'],
  [paths.saved, 'saved'],
  ['/user/5', 'other'],
])('who comes from %s comes from %s', (address, source) => {
  const { pathname, search } = new URL(address, 'http://app');
  expect(sourceOf({ pathname, search })).toBe(source);
});

it('says that a project was looked at, once, and from where one came', async () => {
  const projectId = id();
  const views = open(paths.saved, paths.project(projectId), projectId);
  await look();
  expect(views()).toEqual([]);
  fireEvent.click(screen.getByText('дальше'));
  await look();
  fireEvent.click(screen.getByText('дальше'));
  await look();
  expect(views()).toEqual([{ source: 'saved' }]);
});

it('says nothing of what is left at once', async () => {
  const projectId = id();
  const views = open(paths.project(projectId), paths.saved, projectId);
  await screen.findByText('Карта');
  fireEvent.click(screen.getByText('дальше'));
  await look();
  expect(views()).toEqual([]);
});

it('takes the panel of the carousel for a look at the project', async () => {
  const views = open(paths.projects, paths.saved, id());
  await look();
  expect(views()).toEqual([{ source: 'carousel' }]);
});

it.each([{ isOwner: true }, { isMember: true }])(
  'says nothing of one’s own: %o',
  async (viewer) => {
    const projectId = id();
    const views = open(paths.project(projectId), paths.saved, projectId, viewer);
    await look();
    expect(views()).toEqual([]);
  },
);
