export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif';

const startsWith = (content: Buffer, bytes: string, at = 0) =>
  content.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));

const heifBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'hevc', 'hevx', 'msf1']);

/** The brands that the first box of an ISO media file names. */
function brandsOf(content: Buffer) {
  if (content.length < 16 || !startsWith(content, 'ftyp', 4)) return [];
  const size = Math.min(content.readUInt32BE(0), content.length, 256);
  const brands = [content.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(content.toString('latin1', at, at + 4));
  return brands;
}

function isHeif(content: Buffer) {
  const brands = brandsOf(content);
  return brands.some((brand) => heifBrands.has(brand)) && !brands.includes('avif');
}

/** By its first bytes; its name and declared type are not asked. */
export function kindOf(content: Buffer): PictureKind | undefined {
  if (startsWith(content, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(content, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8)) return 'webp';
  return isHeif(content) ? 'heif' : undefined;
}
