import { uploadProjectCover } from '@kollab/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { approve, author, create, edit, listAll, read } from '#test/steps/projects.ts';
import { initData } from '#test/init-data.ts';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';
import { phoneJpeg, twoColours } from '#test/pictures.ts';

let png: Buffer;
const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = shared(() => author(kollab));
beforeAll(async () => {
  png = await twoColours(400, 200);
});

const { path: address, reply } = uploadProjectCover;

function send(content: Buffer, by: Someone | undefined = anya, field = 'image') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), 'cover.png');
  return fetch(kollab.baseUrl + address, {
    method: 'POST',
    headers: by ? { authorization: `tma ${initData({ telegramId: by.telegramId })}` } : {},
    body: form,
  });
}

async function upload(content: Buffer) {
  const response = await send(content);
  expect(response.status).toBe(200);
  return reply.parse(await response.json());
}

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('an uploaded cover', () => {
  test('is a picture of ours of at most 1280 pixels, with its colours', async () => {
    const { path, palette } = await upload(await phoneJpeg(2400, 1600));
    const file = await fetch(kollab.baseUrl + path);
    const { format, width, height } = await sharp(await file.bytes()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 853, height: 1280 });
    expect(palette).toHaveLength(2);
    expect(palette.every((colour) => /^#[\da-f]{6}$/.test(colour))).toBe(true);
  });

  test('travels with its project, pending or live, in lists too', async () => {
    const { path, palette } = await upload(png);
    const cover = { coverImage: path, palette };
    const project = await create(anya, { coverImage: path });
    expect(project).toMatchObject(cover);
    expect((await listAll(anya))[0]).toMatchObject(cover);
    expect(await read(vera, project)).toMatchObject(cover);
    await approve(vera, project);
    expect(await read({ call: kollab.anonymous }, project)).toMatchObject(cover);
    expect((await listAll({ call: kollab.anonymous }))[0]).toMatchObject(cover);
    const other = await upload(await sharp(png).greyscale().png().toBuffer());
    expect(await edit(anya, project, { coverImage: other.path })).toMatchObject({
      coverImage: other.path,
      palette: other.palette,
    });
    expect(await read({ call: kollab.anonymous }, project)).toMatchObject(cover);
    expect(await edit(anya, project, { coverImage: null })).toMatchObject({
      coverImage: null,
      palette: [],
    });
  });

  test('is refused without a picture, from nobody, and two at once', async () => {
    expect(await codeOf(await send(Buffer.from('Просто текст')))).toBe('unsupportedPicture');
    expect(await codeOf(await send(png, anya, 'cover'))).toBe('noFile');
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(png)]), 'cover.png');
    const nobody = await fetch(kollab.baseUrl + address, { method: 'POST', body: form });
    expect(nobody.status).toBe(401);
    const [begun, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(kollab.context.files, 'write').mockImplementationOnce(() => {
      begun.resolve();
      return written.promise;
    });
    const first = send(await twoColours(30, 30));
    await begun.promise;
    expect((await send(png)).status).toBe(429);
    written.resolve();
    expect((await first).status).toBe(200);
    expect((await send(png)).status).toBe(200);
  });
});
