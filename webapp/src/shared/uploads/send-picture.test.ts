import { uploadAvatar } from '@kollab/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { startFakeUploads } from '#test/fake-uploads.ts';
import { uploadPicture } from '#src/api/upload.ts';
import { notices } from '#src/kit/notices/notices.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { withoutConnection } from '#test/without-connection.ts';
import { chosenPictures } from './chosen-pictures.ts';
import { choosePicture, forgetPicture } from './send-picture.ts';

const place = 'photo 5';
const stored: string[] = [];
const sending = {
  maxSide: 10,
  upload: (picture: Blob, options: Parameters<typeof uploadPicture>[2]) =>
    uploadPicture(uploadAvatar, picture, options),
  onUploaded: ({ path }: { path: string }) => stored.push(path),
  failed: 'Не удалось',
  large: 'Велико',
};
const choose = (name: string) =>
  choosePicture(place, sending, { file: new File([name], name, { type: 'image/png' }) });
const chosen = () => chosenPictures.getState()[place];
const nameOf = (form: FormData | undefined) => (form?.get('image') as File | null)?.name;

beforeEach(() => {
  stored.length = 0;
});

it('of two pictures the one that was chosen last is kept, whichever arrives first', async () => {
  const uploads = startFakeUploads();
  choose('older.png');
  await vi.waitFor(() => expect(nameOf(uploads.sent.form)).toBe('older.png'));
  choose('newer.png');
  expect(uploads.sent.aborted).toBe(1);
  await vi.waitFor(() => expect(nameOf(uploads.sent.form)).toBe('newer.png'));
  expect(chosen()).toMatchObject({ state: 'sending', isComing: false });
  uploads.answer(200, { path: '/uploads/newer.webp' });
  await vi.waitFor(() => expect(stored).toEqual(['/uploads/newer.webp']));
  expect(chosen()).toMatchObject({ state: 'sent', path: '/uploads/newer.webp' });
  expect(notices.getState().alert).toBeUndefined();
});

it('a picture that was given up while it went is told to nobody', async () => {
  const uploads = startFakeUploads();
  choose('cover.png');
  await vi.waitFor(() => expect(uploads.sent.form).toBeDefined());
  forgetPicture(place);
  uploads.answer(200, { path: '/uploads/cover.webp' });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(stored).toEqual([]);
  expect(chosen()).toBeUndefined();
});

it('closing Kollab asks first while a picture goes or waits, and no longer', async () => {
  const confirm = vi.spyOn(telegram(), 'confirmClosing');
  const uploads = startFakeUploads();
  choose('photo.png');
  await vi.waitFor(() => expect(uploads.sent.form).toBeDefined());
  const connect = withoutConnection();
  delete uploads.sent.form;
  uploads.fail('error');
  await vi.waitFor(() => expect(chosen()).toMatchObject({ isComing: true }));
  expect(confirm.mock.calls).toEqual([[true]]);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  connect();
  await vi.waitFor(() => expect(uploads.sent.form).toBeDefined());
  uploads.answer(200, { path: '/uploads/photo.webp' });
  await vi.waitFor(() => expect(chosen()).toMatchObject({ state: 'sent' }));
  expect(confirm.mock.calls).toEqual([[true], [false]]);
});

it('what was tried without a connection does not count among those few times', async () => {
  const uploads = startFakeUploads();
  let times = 0;
  const breakOff = async () => {
    await vi.waitFor(() => expect(uploads.sent.form).toBeDefined());
    delete uploads.sent.form;
    times += 1;
    uploads.fail('error');
    await vi.waitFor(() => expect(chosen()?.state).toBe('failed'));
  };
  const connect = withoutConnection();
  choose('cover.png');
  await breakOff();
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  connect();
  do {
    await breakOff();
    await vi.advanceTimersByTimeAsync(10_000);
  } while (chosen()?.state === 'sending');
  expect(times).toBe(5);
  vi.useRealTimers();
});

it('is sent a few times where Kollab answers and the picture still breaks off, and then says so', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  const uploads = startFakeUploads();
  let times = 0;
  const breakOff = async () => {
    await vi.waitFor(() => expect(uploads.sent.form).toBeDefined());
    delete uploads.sent.form;
    times += 1;
    uploads.fail('error');
    await vi.advanceTimersByTimeAsync(10_000);
  };
  choose('cover.png');
  await breakOff();
  expect(notices.getState().alert?.message).toMatch(/^Не удалось/);
  notices.setState({ alert: undefined });
  while (chosen()?.state === 'sending') await breakOff();
  expect(times).toBe(4);
  expect(chosen()).toMatchObject({ state: 'failed', isComing: false });
  expect(notices.getState().alert?.message).toMatch(/^Не удалось/);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(uploads.sent.form).toBeUndefined();
  chosen()?.retry();
  await vi.waitFor(() => expect(uploads.sent.form).toBeDefined());
  vi.useRealTimers();
});
