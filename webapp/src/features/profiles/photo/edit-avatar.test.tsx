import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serveApi } from '#test/screen.tsx';
import { startFakeUploads } from '#test/fake-uploads.ts';
import { saveDraft } from '#src/shared/person/draft/profile-draft.ts';
import { openProfile } from '#test/open-profile.tsx';
import { sampleUser } from '#test/samples.ts';
import { withoutConnection } from '#test/without-connection.ts';

const choose = async (name: string) =>
  fireEvent.change(await screen.findByLabelText('Сменить фото'), {
    target: { files: [new File(['x'], name, { type: 'image/png' })] },
  });
const chooseWhole = async (name: string) => {
  await choose(name);
  fireEvent.click(await screen.findByRole('button', { name: 'Без обрезки', hidden: true }));
};
const photo = () => screen.getByRole('img', { name: /^Фото/ }).getAttribute('src');
const accept = async (name = 'Понятно') =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));

describe('the own photo', () => {
  it('is shown at once, with how far it is', async () => {
    const uploads = startFakeUploads();
    const me = openProfile('/?mode=edit', { telegramId: 701, photo: '/uploads/old.webp' });
    await chooseWhole('new.png');
    await waitFor(() => expect(photo()).toMatch(/^blob:/));
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    uploads.progress(45, 100);
    await waitFor(() => expect(screen.getByTestId('photo-progress').textContent).toContain('45'));
    serveApi(() => Response.json(me));
    uploads.answer(200, { path: '/uploads/new.webp' });
    await waitFor(() => expect(screen.queryByTestId('photo-progress')).toBeNull());
  });

  it('that could not be sent stays in sight, on other steps too, and may be tried again', async () => {
    const uploads = startFakeUploads();
    openProfile('/?guide=1', { telegramId: 702, photo: '/uploads/old.webp', university: '' });
    await chooseWhole('new.png');
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    uploads.fail('error');
    await accept();
    fireEvent.click(screen.getByRole('button', { name: 'Дальше' }));
    await screen.findByRole('heading', { level: 1, name: 'Что вы умеете' });
    cleanup();
    openProfile('/?mode=edit', { telegramId: 702, photo: '/uploads/old.webp' });
    expect((await screen.findByRole('alert')).textContent).toBe('❌ Не удалось загрузить фото.');
    expect(photo()).toMatch(/^blob:/);
    fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByTestId('photo-progress')).toBeDefined();
  });

  it('waits without a connection, and goes by itself once there is one, wherever one is by then', async () => {
    const uploads = startFakeUploads();
    openProfile('/?mode=edit', { telegramId: 706, photo: '/uploads/old.webp' });
    await chooseWhole('new.png');
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    const connect = withoutConnection();
    uploads.fail('error');
    expect(await screen.findByText('Ждёт соединения и отправится само.')).toBeDefined();
    expect(screen.queryByText(/Не удалось загрузить фото/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    serveApi(() => new Response());
    delete uploads.sent.form;
    connect();
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    uploads.answer(200, { path: '/uploads/new.webp' });
    openProfile('/?mode=edit', { telegramId: 706, photo: '/uploads/new.webp' });
    await waitFor(() => expect(photo()).toMatch(/^blob:/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that waits is asked about before the profile is sent without it, and goes on waiting', async () => {
    const uploads = startFakeUploads();
    saveDraft(707, { university: 'ИТМО' }, { ...sampleUser, telegramId: 707 });
    const me = openProfile('/?mode=edit', { telegramId: 707, photo: '/uploads/old.webp' });
    await chooseWhole('new.png');
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    withoutConnection();
    uploads.fail('error');
    expect(await screen.findByText('Ждёт соединения и отправится само.')).toBeDefined();
    const asked = serveApi(() => Response.json(me));
    const isSending = ({ path }: { path: string }) => path === '/api/User/send-to-moderation';
    const send = () =>
      fireEvent.click(screen.getByRole('button', { name: 'Отправить на модерацию' }));
    send();
    expect(await screen.findByText(/^Отправить без фото\?/)).toBeDefined();
    await accept('Отмена');
    expect(asked.filter(isSending)).toEqual([]);
    send();
    await accept('Отправить без него');
    expect(await screen.findByText('Профиль успешно отправлен на модерацию!')).toBeDefined();
    expect(asked.filter(isSending)).toMatchObject([{ body: { changes: { university: 'ИТМО' } } }]);
    await accept();
    expect(screen.getByText('Ждёт соединения и отправится само.')).toBeDefined();
  });

  it('is moved and zoomed in a round frame first, which can be left', async () => {
    openProfile('/?mode=edit', { telegramId: 704, photo: '/uploads/old.webp' });
    await choose('new.png');
    const zoom = await screen.findByRole('slider', { name: 'Увеличение', hidden: true });
    fireEvent.change(zoom, { target: { value: '2' } });
    expect(zoom.getAttribute('aria-valuetext')).toMatch(/^200\s%$/);
    fireEvent.click(screen.getByRole('button', { name: 'Отмена', hidden: true }));
    expect(screen.queryByRole('slider', { hidden: true })).toBeNull();
    expect(photo()).toBe('/uploads/old.webp');
  });

  it('goes as it is where the browser cannot show it', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('No HEIC here'));
    const uploads = startFakeUploads();
    openProfile('/?mode=edit', { telegramId: 705, photo: '/uploads/old.webp' });
    await choose('new.heic');
    await waitFor(() => expect(uploads.sent.form).toBeDefined());
    expect(uploads.sent.form?.get('image')).toMatchObject({ size: 1 });
  });

  it('is not taken from a file that is no picture', async () => {
    openProfile('/?mode=edit', { telegramId: 703, photo: '/uploads/old.webp' });
    await choose('new.gif');
    expect(await screen.findByText('Неподдерживаемый формат файла.')).toBeDefined();
    expect(photo()).toBe('/uploads/old.webp');
    await accept();
  });
});
