import type { OwnSanction, Project } from '@kollab/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, openScreen, serveApi, viewAs } from '#test/screen.tsx';
import { sampleProject } from '#test/samples.ts';
import { sampleSanction } from '#test/sample-sanction.ts';
import ProjectPage from './project-page.tsx';

const { id, telegramId } = sampleProject();
const project: Project = sampleProject({ status: 'одобрено', isDeleted: true, isTakenDown: true });
let removal: OwnSanction;

beforeEach(() => {
  viewAs(1);
  localStorage.clear();
  removal = sampleSanction({
    kind: 'removal',
    projectId: id,
    projectName: project.name,
    reason: 'Обещает доход',
  });
});

function open() {
  const asked = serveApi(({ method, path, body }) => {
    if (method === 'POST') {
      const { text } = body as { text: string };
      const appeal = { text, at: removal.at, decision: null, reason: null, decidedAt: null };
      removal = { ...removal, mayAppealUntil: null, appeal };
      return Response.json(removal);
    }
    return Response.json(path.includes('sanctions') ? [removal] : project);
  });
  openScreen(ProjectPage, '/project/:projectId/details', `/project/${id}/details`);
  return asked;
}
const status = async () => within(await screen.findByTestId('project-status'));

it('a project that a moderator took down says why, and promises no restoring', async () => {
  open();
  expect((await status()).getByText('Снят модератором')).toBeDefined();
  expect(await screen.findByText('Причина: Обещает доход')).toBeDefined();
  expect(screen.queryByText(/в течение 30 дней/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Восстановить/ })).toBeNull();
});

it('its owner may appeal that once, and reads what they wrote', async () => {
  const asked = open();
  fireEvent.click(await screen.findByRole('button', { name: /^Подать апелляцию/ }));
  fireEvent.change(screen.getByLabelText('С чем вы не согласны'), {
    target: { value: 'Мы ничего не обещали' },
  });
  await answer('Отправить апелляцию');
  expect(await screen.findByText('Вы написали: Мы ничего не обещали')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Подать апелляцию/ })).toBeNull();
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/api/User/appeal-sanction/${telegramId}`,
    body: { sanctionId: removal.id, text: 'Мы ничего не обещали' },
  });
});

it('a refused appeal says why, and that this is the end of it', async () => {
  const decided = { decision: 'refused', reason: 'Доход обещан на обложке' } as const;
  removal = {
    ...removal,
    mayAppealUntil: null,
    appeal: { text: 'Верните', at: removal.at, decidedAt: removal.at, ...decided },
  };
  open();
  expect(await screen.findByText('Причина: Доход обещан на обложке')).toBeDefined();
  expect(screen.getByText(/Это решение окончательное/)).toBeDefined();
});
