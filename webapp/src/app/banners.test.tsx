import { getProject, uploadAvatar } from '@kollab/contract';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call } from '#src/api/api.ts';
import { session } from '#src/api/session.ts';
import { uploadPicture } from '#src/api/upload.ts';
import { hrefOf, serveApi } from '#test/screen.tsx';
import { withBanners } from '#test/with-banners.tsx';
import { startFakeUploads } from '#test/fake-uploads.ts';

const words = 'Ваш профиль приостановлен: доступен только просмотр';
const reply = (code: string) => ({ statusCode: 403, code, message: words, requestId: 'r' });
const refuse = (code: string) => {
  serveApi(() => Response.json(reply(code), { status: 403 }));
  return call(getProject, { params: { projectId: 'a' } }).catch(() => undefined);
};

beforeEach(() => {
  session.setState({ isSuspended: false });
});
afterEach(() => {
  session.setState({ isSuspended: false });
});

it('who was refused as suspended is told so from then on', async () => {
  render(withBanners());
  await act(() => refuse('forbidden'));
  expect(screen.queryByText(words)).toBeNull();
  await act(() => refuse('suspended'));
  expect(screen.getByText(words)).toBeDefined();
  expect(hrefOf('Почему')).toBe('/profile/restriction');
});

it('a refused upload tells it too', async () => {
  const uploads = startFakeUploads();
  render(withBanners());
  const options = { name: 'a.jpg', onProgress: () => undefined };
  const sent = uploadPicture(uploadAvatar, new Blob(), options).catch(() => undefined);
  await act(async () => {
    uploads.answer(403, reply('suspended'));
    await sent;
  });
  expect(screen.getByText(words)).toBeDefined();
});
