import { limits } from '@kollab/contract';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#src/app-error.ts';
import { createGate } from './gate.ts';
import { decodeHeif } from './heif.ts';
import { kindOf } from './picture-kind.ts';
import { withProfile } from './png-profile.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

const seconds = 20;
const enter = createGate({ running: 2, waiting: 100 });
const enterHeif = createGate({ running: 1, waiting: 4 });

const scaled = (picture: Sharp, size: number) =>
  picture
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds });

const open = (content: Buffer) =>
  sharp(content, { limitInputPixels: limits.uploadPixels, failOn: 'error' });

/** Reads no more than the header, so that a picture of too many pixels is never unpacked. */
async function assertSize(content: Buffer) {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  if (width * height > limits.uploadPixels) throw new AppError('pictureTooLarge');
}

async function fromHeif(content: Buffer, size: number, signal: AbortSignal | undefined) {
  const { pixels, width, height, profile } = await decodeHeif(content, signal);
  return judge(async () => {
    const png = scaled(sharp(pixels, { raw: { width, height, channels: 4 } }), size).png();
    const small = await png.toBuffer();
    return encode(open(profile ? withProfile(small, profile) : small));
  });
}

async function fromOther(content: Buffer, size: number) {
  return judge(async () => {
    await assertSize(content);
    return encode(scaled(open(content), size));
  });
}

const encode = (picture: Sharp) => picture.webp({ quality: 80 }).toBuffer();

/** What sharp cannot read is no picture. */
async function judge(work: () => Promise<Buffer>) {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('unsupportedPicture');
  }
}

/**
 * Makes a picture of ours of anybody's jpg, png, webp, heic or heif: upright, sRGB, without
 * metadata, WebP, at most `size` pixels a side. Throws unsupportedPicture,
 * pictureTooLarge, unavailable when too much is under way.
 */
export async function normalisePicture(
  content: Buffer,
  size: number,
  signal?: AbortSignal,
): Promise<Buffer> {
  const kind = kindOf(content);
  if (!kind) throw new AppError('unsupportedPicture');
  return kind === 'heif'
    ? enterHeif(() => fromHeif(content, size, signal), signal)
    : enter(() => fromOther(content, size), signal);
}
