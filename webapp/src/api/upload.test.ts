import { ApiError, uploadAvatar, uploadProjectCover } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { startFakeUploads } from '#test/fake-uploads.ts';
import { viewAs } from '#test/screen.tsx';
import { isPicture } from '#src/shared/uploads/picture.ts';
import { uploadPicture } from './upload.ts';

const photo = new File(['x'], 'я.png', { type: 'image/png' });
const upload = (onProgress = (_percent: number) => undefined) =>
  uploadPicture(uploadAvatar, photo, { query: { telegramId: 5 }, name: 'я.png', onProgress });

describe('uploading a photo', () => {
  it('sends it as the field image and says how far it is', async () => {
    const uploads = startFakeUploads();
    const percents: number[] = [];
    const answer = upload((percent) => void percents.push(percent));
    uploads.progress(1, 4);
    uploads.answer(200, { path: '/uploads/a.webp' });
    expect(await answer).toEqual({ path: '/uploads/a.webp' });
    expect(percents).toEqual([25]);
    expect(uploads.sent).toMatchObject({
      method: 'POST',
      url: '/api/User/upload-avatar?telegramId=5',
      headers: { 'x-version': '1.0' },
    });
    expect(uploads.sent.form?.get('image')).toMatchObject({ name: 'я.png' });
  });

  it('says who sends it, and answers what the call replies', async () => {
    viewAs(5);
    const uploads = startFakeUploads();
    const onProgress = () => undefined;
    const answer = uploadPicture(uploadProjectCover, photo, { name: 'я.png', onProgress });
    uploads.answer(200, { path: '/uploads/b.webp', palette: ['#aabbcc'] });
    expect(await answer).toEqual({ path: '/uploads/b.webp', palette: ['#aabbcc'] });
    expect(uploads.sent).toMatchObject({
      url: '/api/User/upload-project-cover',
      headers: { authorization: 'tma user=5' },
    });
    viewAs(undefined);
  });

  it('fails as every call does', async () => {
    const uploads = startFakeUploads();
    const refused = upload();
    const body = { statusCode: 413, code: 'pictureTooLarge', message: 'Велико', requestId: '1' };
    uploads.answer(413, body);
    await expect(refused).rejects.toMatchObject({ failure: 'badRequest', message: 'Велико' });
    const broken = upload();
    uploads.answer(502, '<html>');
    const { requestId = '' } = (await broken.catch((error: ApiError) => error)) as ApiError;
    await expect(broken).rejects.toMatchObject({ failure: 'badResponse', statusCode: 502 });
    expect(uploads.sent.headers).toMatchObject({ 'x-request-id': requestId });
    const lost = upload();
    uploads.fail('error');
    await expect(lost).rejects.toBeInstanceOf(ApiError);
  });
});

it('takes pictures by their extension', () => {
  const names = ['a.JPG', 'a.jpeg', 'a.png', 'a.webp', 'a.heic', 'a.HEIF', 'a.gif', 'png', 'a.svg'];
  expect(names.filter((name) => isPicture(new File([], name)))).toEqual(names.slice(0, 6));
});
