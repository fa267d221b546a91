import sharp from 'sharp';
import { AppError } from '#src/platform/errors/app-error.ts';
import { kindOf, type PictureKind } from './picture-kind.ts';
import { withoutTexts } from './png-chunks.ts';
import { type Purpose, purposes } from './purposes.ts';

/** Longest side of a JPEG. Of a PNG a million rows of few pixels each take far longer than photos. */
const longestSide = 65_535;

/** From so many milliseconds on a picture waits behind all that take less. */
const long = 200;

/** A picture whose header was found to be allowed; nothing of it is unpacked yet. */
export interface Judged {
  content: Buffer;
  kind: PictureKind;
  pixels: number;
  isHeavy: boolean;
}

interface Header {
  width: number;
  height: number;
  /** About how long a megapixel takes, in milliseconds. */
  cost: number;
}

/** Measured on one core: what is not read from top to bottom costs the most. */
const costs = { plain: 4, webp: 16, interleaved: 14, deep: 33 };

async function readHeader(content: Buffer): Promise<Header> {
  const header = await sharp(content, { limitInputPixels: false }).metadata();
  const { width, height, isProgressive, format, depth } = header;
  const slow = depth === 'ushort' ? costs.deep : costs.interleaved;
  const cost = format === 'webp' ? costs.webp : costs.plain;
  return { width, height, cost: isProgressive ? slow : cost };
}

/** The largest size that a HEIC names: libheif, which is given that as its bound, reads one of them. */
function readHeifHeader(content: Buffer): Header {
  let [width, height] = [0, 0];
  for (let at = content.indexOf('ispe'); at >= 0; at = content.indexOf('ispe', at + 4)) {
    if (at + 16 > content.length) break;
    const [wide, high] = [content.readUInt32BE(at + 8), content.readUInt32BE(at + 12)];
    if (wide * high > width * height) [width, height] = [wide, high];
  }
  return { width, height, cost: 0 };
}

/** By its first bytes and its header. Throws unsupportedPicture, pictureTooLarge, logoTooLarge. */
export async function judgePicture(sent: Buffer, purpose: Purpose): Promise<Judged> {
  const kind = kindOf(sent);
  if (!kind) throw new AppError('unsupportedPicture');
  const content = kind === 'png' ? withoutTexts(sent) : sent;
  const { width, height, cost } =
    kind === 'heif'
      ? readHeifHeader(content)
      : await readHeader(content).catch(() => {
          throw new AppError('unsupportedPicture');
        });
  const pixels = width * height;
  if (pixels === 0) throw new AppError('unsupportedPicture');
  const { pixels: most, tooLarge } = purposes[purpose];
  if (pixels > most || Math.max(width, height) > longestSide) throw new AppError(tooLarge);
  return { content, kind, pixels, isHeavy: (pixels / 1_000_000) * cost > long };
}
