import { crc32, deflateSync } from 'node:zlib';

const headerEnd = 8 + 25;

function chunk(type: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, headerEnd), chunk('iCCP', named), png.subarray(headerEnd)]);
}
