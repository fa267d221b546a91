import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const red = '#e02020';
const blue = '#2040e0';

/** Red on the left, blue on the right. */
export async function twoColours(width: number, height: number) {
  const half = (background: string) => ({
    create: { width: width / 2, height, channels: 3 as const, background },
  });
  const right = { input: half(blue), left: width / 2, top: 0 };
  const canvas = { create: { width, height, channels: 3 as const, background: red } };
  return sharp(canvas).composite([right]).png({ compressionLevel: 1 }).toBuffer();
}

const gps = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '55/1 45/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '37/1 37/1 0/1',
};

/** As a phone held upright writes it: lying on its side, with a place, in Display P3. */
export async function phoneJpeg(width: number, height: number) {
  return sharp(await twoColours(width, height), { limitInputPixels: false })
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: 'Apple' }, IFD3: gps })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .toBuffer();
}

/** Where Adam7 begins and how far it goes, across and down, in each of its passes. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface BlankOptions {
  height?: number;
  isInterlaced?: boolean;
  /** Compressed texts beside the picture, each of so many bytes. */
  texts?: number[];
}

export function blankPng(
  width: number,
  { height = width, isInterlaced = false, texts = [] }: BlankOptions = {},
) {
  const chunk = (type: string, content: Buffer) => {
    const [frame, body] = [Buffer.alloc(4), Buffer.concat([Buffer.from(type), content])];
    frame.writeUInt32BE(content.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([frame, body, check]);
  };
  const header = Buffer.from('00000000000000000100000000', 'hex');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(isInterlaced ? 1 : 0, 12);
  const bytes = (isInterlaced ? adam7 : [[0, 0, 1, 1] as const]).map(([x, y, across, down]) => {
    const wide = Math.ceil((width - x) / across);
    return Math.ceil((height - y) / down) * (1 + Math.ceil(wide / 8));
  });
  const rows = deflateSync(Buffer.alloc(bytes.reduce((sum, count) => sum + count)));
  const texted = texts.map((size) =>
    chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(size))])),
  );
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), ...texted, chunk('IDAT', rows), end]);
}

/** The HEIC pictures of `fixtures`; its README says how they came about. */
export const heic = (name: 'upright' | 'transparent' | 'large') =>
  readFileSync(new URL(`./pictures/${name}.heic`, import.meta.url));

export function oversizedHeic() {
  const content = heic('upright');
  const at = content.indexOf('ispe') + 8;
  content.writeUInt32BE(20_000, at);
  content.writeUInt32BE(20_000, at + 4);
  return content;
}
