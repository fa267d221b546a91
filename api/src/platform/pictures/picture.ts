import sharp, { type Sharp } from 'sharp';
import { AppError } from '#src/platform/errors/app-error.ts';
import { createGate } from './gate.ts';
import { decodeHeif } from './heif.ts';
import { paletteOf } from './palette.ts';
import type { Judged } from './picture-header.ts';
import { withProfile } from './png-profile.ts';
import { type Purpose, purposes } from './purposes.ts';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
// One thread for each picture: how many there are at a time is what the gates say.
sharp.concurrency(1);

/** Node has four threads for sharp and files together: of these, three may be busy with what is sent. */
const enterFirst = createGate({ running: 2, waiting: [100] });
const enterOther = createGate({ running: 1, waiting: [100, 8] });
/** Small ones, made within milliseconds; anybody may ask, so that they hold up nobody but each other. */
const enterJpeg = createGate({ running: 1, waiting: [16] });
const enterHeif = createGate({ running: 1, waiting: [4] });

export interface Normalised {
  content: Buffer;
  palette: string[];
}

const open = ({ content, pixels }: Judged) =>
  sharp(content, { limitInputPixels: pixels, failOn: 'error' });

function scaled(picture: Sharp, purpose: Purpose) {
  const { side, patience } = purposes[purpose];
  return picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: Math.ceil(patience / 1000) });
}

async function encode(picture: Sharp, purpose: Purpose): Promise<Normalised> {
  const content = await picture.webp({ quality: 80 }).toBuffer();
  return { content, palette: purposes[purpose].hasPalette ? await paletteOf(content) : [] };
}

async function fromHeif(judged: Judged, purpose: Purpose, signal: AbortSignal) {
  const decode = () => decodeHeif(judged.content, signal);
  const { pixels, width, height, profile } = await enterHeif(decode, signal);
  return enterFirst(async () => {
    const raw = sharp(pixels, { raw: { width, height, channels: 4 } });
    const small = await scaled(raw, purpose).png().toBuffer();
    return encode(sharp(profile ? withProfile(small, profile) : small), purpose);
  }, signal);
}

/**
 * A picture of ours as a JPEG, read as soon as it is its asker's turn. Throws what `read` throws,
 * unsupportedPicture, unavailable when too much is under way or `signal` ends.
 */
export function toJpeg(
  read: () => Promise<Buffer>,
  signal: AbortSignal,
  asker: string,
): Promise<Buffer> {
  const make = async () => {
    const content = await read();
    if (signal.aborted) throw new AppError('unavailable');
    try {
      return await sharp(content).flatten({ background: 'white' }).jpeg().toBuffer();
    } catch {
      throw new AppError('unsupportedPicture');
    }
  };
  return enterJpeg(make, signal, { asker });
}

function fromOther(judged: Judged, purpose: Purpose, signal: AbortSignal) {
  const work = () => encode(scaled(open(judged), purpose), purpose);
  if (judged.isHeavy) return enterOther(work, signal, { line: 1 });
  return purposes[purpose].isFirst ? enterFirst(work, signal) : enterOther(work, signal);
}

/**
 * Makes a picture of ours of anybody's: upright, sRGB, without metadata, WebP. Throws
 * unsupportedPicture for what cannot be read after all, pictureTooLarge, unavailable when too much
 * is under way or `signal` ends.
 */
export async function normalisePicture(
  judged: Judged,
  purpose: Purpose,
  signal: AbortSignal,
): Promise<Normalised> {
  try {
    return await (judged.kind === 'heif' ? fromHeif : fromOther)(judged, purpose, signal);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('unsupportedPicture');
  }
}
