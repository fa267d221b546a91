import { type Application, paths } from '@kollab/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openScreen, press, serveApi } from '#test/screen.tsx';
import { sampleApplication, samplePair, sampleUser } from '#test/samples.ts';
import ApplicationPage from '#src/features/applications/application-page.tsx';
import ComparisonSheet from '#src/features/applications/applicants/comparison-sheet.tsx';
import OwnApplicationsPage from '#src/features/applications/own-applications-page.tsx';
import ProjectApplicationsPage from '#src/features/applications/project-applications-page.tsx';

const { projectId, vacancyId } = sampleApplication;
const partner = {
  telegramId: 6,
  userName: 'Илья Ким',
  userPhoto: null,
  userDescription: 'Пишу сервер',
  coverLetter: 'А я сервер',
  isFirstChoice: false,
  match: null,
  applicant: { tags: ['Go'], university: 'МГУ', major: '', course: null },
};
const two = (mayPart: boolean): Application => ({
  ...sampleApplication,
  pair: { mayPart, partner },
});

const oneAway: Application = { ...sampleApplication, pair: { mayPart: false, partner: null } };

function open(application: Application) {
  const asked = serveApi(({ query, path }) => {
    if (query.has('closedBecause')) return Response.json([]);
    return Response.json(path.includes('project-applications') ? [application] : application);
  });
  return () => asked.filter(({ method }) => method === 'PATCH');
}
function openOne(application: Application) {
  const writes = open(application);
  const address = paths.application(projectId, vacancyId, application.telegramId);
  openScreen(ApplicationPage, paths.anyApplication, address, sampleUser);
  return writes;
}

describe('to the owner', () => {
  it('two are one card with two faces', async () => {
    open(two(true));
    const address = paths.projectApplications(projectId);
    openScreen(ProjectApplicationsPage, paths.anyProjectApplications, address, sampleUser);
    const rows = await screen.findAllByTestId('applicant');
    expect(rows).toHaveLength(1);
    const row = within(rows[0] ?? document.body);
    expect(row.getByText('Вдвоём')).toBeDefined();
    expect(row.getByText('Можно порознь')).toBeDefined();
    expect(row.getByText('«Хочу помочь с картой»')).toBeDefined();
    expect(row.getByText('«А я сервер»')).toBeDefined();
    const to = paths.application(projectId, vacancyId, 5);
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([to, to]);
  });

  it('are one column of a comparison', async () => {
    const Sheet = () => (
      <ComparisonSheet
        applications={[two(false), { ...sampleApplication, telegramId: 7, userName: 'Вера' }]}
        onClose={() => undefined}
      />
    );
    open(two(false));
    openScreen(Sheet, '/', '/', sampleUser);
    const heads = await screen.findAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('Мария Орлова и Илья Ким')]),
    );
    expect(screen.getByText('А я сервер')).toBeDefined();
  });

  it('who want to be together are taken both or neither', async () => {
    const writes = openOne(two(false));
    expect(await screen.findByText('А я сервер')).toBeDefined();
    expect(screen.getByText(/^Порознь не хотят/)).toBeDefined();
    expect(screen.queryByTestId('take-one')).toBeNull();
    await press('Принять обоих');
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toEqual({ status: 'Accepted', withPartner: true });
  });

  it('who may be apart are taken one by one, too, which is said at the top', async () => {
    const scrollTo = vi.fn<typeof window.scrollTo>();
    vi.stubGlobal('scrollTo', scrollTo);
    const writes = openOne(two(true));
    await press('Принять только: Илья Ким');
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0 }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(writes()[0]).toMatchObject({
      path: `/api/projects/${projectId}/vacancies/${vacancyId}/applications/6`,
      body: { status: 'Accepted' },
    });
  });

  it('of whom one is away are not to be taken', async () => {
    openOne(oneAway);
    expect(await screen.findByText(/^Второго человека сейчас нет/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Принять обоих' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('of whom one is away say so in the list', async () => {
    open(oneAway);
    const address = paths.projectApplications(projectId);
    openScreen(ProjectApplicationsPage, paths.anyProjectApplications, address, sampleUser);
    const row = await screen.findByTestId('applicant');
    expect(row.textContent).toContain('ВдвоёмВторого человека сейчас нет в приложении');
  });
});

it('to oneself the other’s absence is said, with what one can do', async () => {
  openOne({ ...oneAway, telegramId: sampleUser.telegramId });
  expect(await screen.findByText(/пару пока не возьмут/)).toBeDefined();
});

it('to oneself one’s own say with whom, above them what waits for a yes', async () => {
  const own = { ...two(false), telegramId: sampleUser.telegramId };
  serveApi(({ path }) =>
    Response.json(path.endsWith('/pairs') ? [{ ...samplePair, isOwn: true }] : [own]),
  );
  openScreen(OwnApplicationsPage, paths.ownApplications, paths.ownApplications, sampleUser);
  expect(await screen.findByText('Вдвоём: Илья Ким')).toBeDefined();
  expect((await screen.findByTestId('open-pairs')).textContent).toContain(
    'Ждём ответа: Илья КимДизайнер',
  );
});
