import { paths, type Project } from '@kollab/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigationType } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { offeringClient } from '#test/offering-client.ts';
import { openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleParticipant, sampleProject } from '#test/samples.ts';
import ProjectPage from '#src/features/projects/page/project-page.tsx';

const { id } = sampleProject();
const owner = sampleParticipant({ telegramId: 1, name: 'Мария Соколова', isOwner: true });
const me = sampleParticipant({
  participantId: '0190d5a0-0000-7000-8000-0000000000c7',
  telegramId: 7,
  name: 'Илья Громов',
  isOwner: false,
  role: 'Дизайнер',
});
const member = { isOwner: false, isMember: true, isInvited: false };

function open(changes: Partial<Project> = {}) {
  const asked = serveApi(({ path }) => {
    if (path.includes('/share-project/')) {
      return Response.json({ preparedMessageId: null, url: 'https://t.me/k', text: 'Карта' });
    }
    if (path.includes('confirm') || path.endsWith('/work')) return Response.json([]);
    return Response.json(
      sampleProject({
        status: 'одобрено',
        isFinished: true,
        participants: [owner, me],
        viewer: member,
        ...changes,
      }),
    );
  });
  const Screen = () => (
    <>
      <ProjectPage />
      <output>{useNavigationType()}</output>
    </>
  );
  openScreen(Screen, '/project/:projectId/details', paths.finished(id));
  return asked;
}

beforeEach(() => viewAs(7));

it('a member reads as what and with whom a project was finished, and tells of it in a chat', async () => {
  const asked = open();
  const told = within(await screen.findByTestId('celebration'));
  expect(told.getByRole('heading').textContent).toBe('Проект завершён!');
  expect(told.getByText('«Солнечная карта» · Дизайнер')).toBeDefined();
  expect(told.getByText('Вместе с вами: Мария.')).toBeDefined();
  const page = screen.getByRole('link', { name: /^Открыть проект/ });
  expect(page.getAttribute('href')).toBe(paths.project(id));
  fireEvent.click(screen.getByRole('button', { name: 'Рассказать в чате' }));
  await waitFor(() =>
    expect(asked.some(({ path }) => path.includes('/share-project/'))).toBe(true),
  );
  fireEvent.click(page);
  await screen.findByTestId('project-cover');
  expect(screen.getByText('REPLACE')).toBeDefined();
});

it('guests of the same name have a face each', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const guest = { ...sampleParticipant({ name: 'Вера' }), telegramId: null, isOwner: false };
  open({
    participants: [
      owner,
      me,
      { ...guest, participantId: 'one' },
      { ...guest, participantId: 'another' },
    ],
  });
  const told = within(await screen.findByTestId('celebration'));
  expect(told.getByText('Вместе с вами: Мария, Вера и ещё 1.')).toBeDefined();
  expect(said).not.toHaveBeenCalled();
});

it('a story tells what moderators have let be seen', async () => {
  const { said } = offeringClient({ isPremium: true });
  open({
    name: 'Новое имя',
    coverImage: '/uploads/new.webp',
    pendingChanges: [
      { changeType: 'name', oldValue: 'Солнечная карта' },
      { changeType: 'coverImage', oldValue: '/uploads/a.webp' },
    ] as Project['pendingChanges'],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Рассказать в истории' }));
  expect(said[0]?.[1]).toMatchObject({
    media_url: `${location.origin}/uploads/a.jpg`,
    text: 'Солнечная карта',
  });
});

it.each([
  ['a stranger', { viewer: { ...member, isMember: false } }],
  ['of a project that goes on', { isFinished: false }],
  ['of an archived one', { isArchived: true }],
  ['of a deleted one', { isDeleted: true }],
])('%s sees the project itself', async (_, changes) => {
  open(changes);
  await screen.findByTestId('project-cover');
  expect(screen.queryByTestId('celebration')).toBeNull();
});
