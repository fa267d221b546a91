import type { WorkText } from '@kollab/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { projectId, requestId as confirmationId } from '#test/sample-today.ts';
import { WorkTexts } from './work-texts.tsx';

const said: WorkText = {
  confirmationId,
  version: 3,
  projectId,
  projectName: 'Столовая',
  ownerName: 'Пётр',
  telegramId: 9,
  name: 'Вера Ким',
  role: 'Дизайнер',
  text: 'Нарисовала всё',
  submittedAt: '2026-01-01T00:00:00.000Z',
  isForOthers: false,
};

function open(first: WorkText) {
  let waiting = [first];
  const asked = serveApi(
    ({ method }) => {
      if (method === 'GET') return Response.json(waiting);
      waiting = [];
      return Response.json({ confirmationId, state: 'Approved' });
    },
    { hasWork: true },
  );
  openScreen(WorkTexts, '/', '/');
  return asked;
}

const gone = () => waitFor(() => expect(screen.queryByText('Нарисовала всё')).toBeNull());
const sent = (asked: ReturnType<typeof open>) => asked.find(({ method }) => method === 'POST');

it('is published with one press', async () => {
  const asked = open(said);
  expect(await screen.findByText('Вера Ким, Дизайнер')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await gone();
  expect(sent(asked)).toMatchObject({
    path: `/api/User/decide-work-text/${confirmationId}`,
    body: { version: 3, approve: true },
  });
});

it('is turned down with a reason', async () => {
  const asked = open(said);
  fireEvent.click(await screen.findByRole('button', { name: 'Отклонить' }));
  fireEvent.change(await screen.findByLabelText('Причина'), { target: { value: 'Это реклама' } });
  const [, submit] = screen.getAllByRole('button', { name: 'Отклонить', hidden: true });
  if (!submit) throw new Error('the sheet has a button of its own');
  fireEvent.click(submit);
  await gone();
  expect(sent(asked)?.body).toEqual({ version: 3, approve: false, comment: 'Это реклама' });
});

it('waits for another moderator where the reader is part of it', async () => {
  open({ ...said, isForOthers: true });
  expect(await screen.findByText('Это решит другой модератор')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
