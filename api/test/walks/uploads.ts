import fc from 'fast-check';
import sharp from 'sharp';

export interface UploadBody {
  contentType: string;
  head: string;
  picture: number;
  /** How much of the picture is left, from 0 to 1. */
  share: number;
  tail: string;
}

const blank = { create: { width: 12, height: 8, channels: 3 as const, background: '#248' } };

const pictures: readonly Buffer[] = [
  await sharp(blank).png().toBuffer(),
  await sharp(blank).jpeg().toBuffer(),
  await sharp(blank).webp().toBuffer(),
  Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'),
  Buffer.from('%PDF-1.7'),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  Buffer.alloc(0),
  Buffer.alloc(3000, 0xff),
];

const names = ['a.png', '', '../../a.png', 'a".png', '\u0000.png', 'ё.heic', 'x'.repeat(300)];
const fields = ['image', 'image', 'image', 'file', '__proto__', ''];

const headOf = (field: string, name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;

const usual = fc.record({
  contentType: fc.constant('multipart/form-data; boundary=b'),
  head: fc.constant(headOf('image', 'a.png')),
  picture: fc.nat({ max: 2 }),
  share: fc.constant(1),
  tail: fc.constant('\r\n--b--\r\n'),
});

export const hostileUpload = fc.oneof(
  usual,
  fc.record({
    contentType: fc.constantFrom(
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary=other',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'x'.repeat(200)}`,
      'multipart/mixed; boundary=b',
      'image/png',
      'application/json',
    ),
    head: fc.oneof(
      fc.tuple(fc.constantFrom(...fields), fc.constantFrom(...names)).map(([a, b]) => headOf(a, b)),
      fc.constantFrom(
        '',
        '--b\r\n\r\n',
        '--b\r\nContent-Disposition: form-data; name="image"\r\n\r\n',
        '--b\r\nContent-Disposition: attachment\r\n\r\n',
        `--b\r\n${'X-Header: y\r\n'.repeat(100)}\r\n`,
        `--b\r\nX-Header: ${'y'.repeat(20_000)}\r\n\r\n`,
        headOf('image', 'a.png').repeat(4),
        '--b--\r\n',
      ),
    ),
    picture: fc.nat({ max: pictures.length - 1 }),
    share: fc.constantFrom(1, 1, 0.5, 0.1, 0),
    tail: fc.constantFrom('\r\n--b--\r\n', '\r\n--b--\r\n', '', '\r\n--b\r\n', '--b--', '\r\n--b'),
  }),
);

export function bytesOf({ head, picture, share, tail }: UploadBody): Buffer<ArrayBuffer> {
  const content = pictures[picture] ?? Buffer.alloc(0);
  const left = content.subarray(0, Math.ceil(content.length * share));
  return Buffer.concat([Buffer.from(head), left, Buffer.from(tail)]);
}
