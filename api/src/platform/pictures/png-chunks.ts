import { AppError } from '#src/platform/errors/app-error.ts';

const signature = 8;
const frame = 12;
const mostDropped = 100;

/** What the pixels, their colours and their orientation are read from. */
const needed = new Set('IHDR PLTE IDAT IEND tRNS iCCP sRGB gAMA cHRM sBIT eXIf'.split(' '));

/**
 * A PNG without its texts, which a reader would unpack whole: megabytes of them become gigabytes,
 * however few the pixels are. Throws unsupportedPicture for one that is full of them.
 */
export function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, signature)];
  let keptFrom = signature;
  let at = signature;
  while (at + frame <= png.length) {
    const end = at + frame + png.readUInt32BE(at);
    if (!needed.has(png.toString('latin1', at + 4, at + 8))) {
      kept.push(png.subarray(keptFrom, at));
      keptFrom = end;
      if (kept.length > mostDropped) throw new AppError('unsupportedPicture');
    }
    at = end;
  }
  return kept.length === 1 ? png : Buffer.concat([...kept, png.subarray(keptFrom)]);
}
