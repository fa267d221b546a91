import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreen, serveApi } from '#test/screen.tsx';
import { startFakeUploads } from '#test/fake-uploads.ts';
import { sampleProject, sampleUser } from '#test/samples.ts';
import { withoutConnection } from '#test/without-connection.ts';
import { chosenPictures } from '#src/shared/uploads/chosen-pictures.ts';
import ProjectFormPage from './project-form-page.tsx';
import { newPlace, projectDrafts } from '#src/features/projects/draft/project-draft.ts';

let telegramId = 5500;
beforeEach(() => {
  telegramId += 1;
});

const route = '/createprojectpage';
const open = () => openScreen(ProjectFormPage, route, route, { ...sampleUser, telegramId });
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const send = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Отправить на модерацию' }));
const accept = async (name = 'Понятно') =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const draft = () => projectDrafts.get(telegramId, newPlace).values;

describe('the cover', () => {
  const choose = async (name = 'обложка.png') =>
    fireEvent.change(await screen.findByLabelText(/^(Выбрать|Сменить) обложку$/), {
      target: { files: [new File(['x'], name, { type: 'image/png' })] },
    });

  it('is shown at once with how far it is, and can be taken away', async () => {
    serveApi(() => Response.json([]));
    const uploads = startFakeUploads();
    const { container } = open();
    await choose();
    await waitFor(() =>
      expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/),
    );
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    expect(uploads.sent.url).toBe('/api/User/upload-project-cover');
    uploads.progress(45, 100);
    await waitFor(() => expect(screen.getByTestId('cover-progress').textContent).toContain('45'));
    uploads.answer(200, { path: '/uploads/c.webp', palette: [] });
    await waitFor(() => expect(draft()).toEqual({ coverImage: '/uploads/c.webp' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Убрать обложку' }));
    expect(projectDrafts.all(telegramId)).toEqual({});
    expect(container.querySelector('img')).toBeNull();
  });

  it('may be tried again when the upload fails', async () => {
    serveApi(() => Response.json([]));
    const uploads = startFakeUploads();
    open();
    await choose();
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    uploads.fail('error');
    await accept();
    expect((await screen.findByRole('alert')).textContent).toBe('Ошибка при загрузке изображения');
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByTestId('cover-progress')).toBeDefined();
  });

  const waiting = async () => {
    const uploads = startFakeUploads();
    open();
    await type('Название', 'Карта');
    await type('Описание', 'О крышах');
    await choose();
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    const connect = withoutConnection();
    uploads.fail('error');
    expect(await screen.findByText(/^Ждёт соединения/)).toBeDefined();
    cleanup();
    const reached = { isLost: false };
    const asked = serveApi(({ method }) => {
      if (method !== 'POST') return Response.json([]);
      if (reached.isLost) throw new TypeError('offline');
      return Response.json(sampleProject({ telegramId }));
    });
    open();
    expect(await screen.findByText(/^Ждёт соединения/)).toBeDefined();
    const sent = () => asked.filter(({ method }) => method === 'POST');
    return { uploads, connect, sent, reached };
  };

  it('that waits is asked about before the project is sent without it, and begins no draft after', async () => {
    const { uploads, connect, sent } = await waiting();
    await send();
    expect(await screen.findByText(/^Отправить без обложки\?/)).toBeDefined();
    await accept('Отмена');
    expect(sent()).toEqual([]);
    await send();
    await accept('Отправить без неё');
    expect(await screen.findByText('Проект отправлен на модерацию!')).toBeDefined();
    expect(sent()).toMatchObject([{ body: { coverImage: null } }]);
    delete uploads.sent.form;
    connect();
    await accept();
    expect(uploads.sent.form).toBeUndefined();
    expect(projectDrafts.all(telegramId)).toEqual({});
  });

  it('that waits is there still where the project could not be sent without it, and is asked about again', async () => {
    const { uploads, connect, sent, reached } = await waiting();
    reached.isLost = true;
    await send();
    await accept('Отправить без неё');
    expect(await screen.findByText(/^Ошибка при отправке проекта/)).toBeDefined();
    await accept();
    delete uploads.sent.form;
    connect();
    expect(screen.getByText('Сменить обложку')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeDefined();
    expect(uploads.sent.form).toBeUndefined();
    reached.isLost = false;
    await send();
    await accept('Отправить без неё');
    expect(await screen.findByText('Проект отправлен на модерацию!')).toBeDefined();
    expect(sent()).toMatchObject([{}, { body: { coverImage: null } }]);
    await accept();
    expect(chosenPictures.getState()[`cover ${telegramId} new`]).toBeUndefined();
  });

  it('that comes while it is asked about goes with nothing', async () => {
    const { uploads, connect, sent } = await waiting();
    await send();
    delete uploads.sent.form;
    connect();
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    uploads.answer(200, { path: '/uploads/c.webp', palette: [] });
    await waitFor(() => expect(draft()).toHaveProperty('coverImage'));
    await accept('Отправить без неё');
    expect(await screen.findByText('Проект отправлен на модерацию!')).toBeDefined();
    expect(sent()).toMatchObject([{ body: { coverImage: null } }]);
    await waitFor(() => expect(projectDrafts.all(telegramId)).toEqual({}));
    await accept();
  });
});
