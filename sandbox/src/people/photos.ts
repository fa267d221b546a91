import sharp from 'sharp';
import type { Person, Portrait } from './people.ts';

const SIDE = 320;

const hairBehind: Record<Portrait['cut'], string> = {
  long: '<path d="M88 150c0-56 30-92 72-92s72 36 72 92v96H88z"/>',
  bob: '<path d="M92 150c0-54 28-90 68-90s68 36 68 90v42c-20 14-116 14-136 0z"/>',
  bun: '<circle cx="160" cy="52" r="28"/><circle cx="160" cy="128" r="70"/>',
  short: '<path d="M98 140c0-50 26-78 62-78s62 28 62 78z"/>',
  beard: '<path d="M98 140c0-50 26-78 62-78s62 28 62 78z"/>',
};

const fringe =
  '<path d="M104 134c4-42 28-60 58-60 32 0 52 20 54 60-26-4-50-14-66-34-10 18-26 30-46 34z"/>';
const beard = '<path d="M108 150c2 52 22 74 52 74s50-22 52-74c-14 26-30 32-52 32s-38-6-52-32z"/>';

const frames =
  '<g fill="none" stroke="#4a4552" stroke-width="5"><circle cx="138" cy="156" r="19"/><circle cx="182" cy="156" r="19"/><path d="M157 154h6M119 152l-12-5M201 152l12-5"/></g>';

function draw({ background, skin, hair, clothes, cut, glasses }: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 320 320">
<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${background[0]}"/><stop offset="1" stop-color="${background[1]}"/></linearGradient></defs>
<rect width="320" height="320" fill="url(#g)"/>
<g fill="${hair}">${hairBehind[cut]}</g>
<path d="M40 320c4-62 54-92 120-92s116 30 120 92z" fill="${clothes}"/>
<path d="M136 196h48v40c0 14-10 24-24 24s-24-10-24-24z" fill="${skin}"/>
<ellipse cx="160" cy="150" rx="54" ry="64" fill="${skin}"/>
<g fill="${hair}">${cut === 'beard' ? beard : ''}${fringe}</g>
<g fill="#2b2330"><circle cx="140" cy="156" r="5"/><circle cx="180" cy="156" r="5"/></g>
${glasses ? frames : ''}<path d="M142 186c10 12 26 12 36 0" fill="none" stroke="#a4523f" stroke-width="5" stroke-linecap="round"/>
</svg>`;
}

/** A square JPEG, the same bytes every time. */
export function photoOf({ photo, portrait }: Person): Promise<Buffer> | undefined {
  if (photo !== undefined) {
    return sharp(photo).autoOrient().resize(640, 640).jpeg({ quality: 88 }).toBuffer();
  }
  return (
    portrait &&
    sharp(Buffer.from(draw(portrait)))
      .jpeg({ quality: 88 })
      .toBuffer()
  );
}

function pick<T>(options: readonly [T, ...T[]], seed: number): T {
  return options[seed % options.length] ?? options[0];
}

export function portraitFor(telegramId: number): Portrait {
  return {
    background: pick(
      [
        ['#b9e3ff', '#5aa7e0'],
        ['#ffd3a5', '#fd8f7b'],
        ['#a8e0c8', '#4fae93'],
        ['#e3c9ff', '#a276d6'],
      ],
      telegramId,
    ),
    skin: pick(['#f6cfb5', '#eebf9c', '#d9a47c', '#8d5a3b'], Math.floor(telegramId / 5)),
    hair: pick(['#2b1d1a', '#8a4b2a', '#c98a3a'], Math.floor(telegramId / 7)),
    clothes: pick(['#3d6bd6', '#c4475f', '#3f8f6b', '#f2b134'], Math.floor(telegramId / 11)),
    cut: pick(['short', 'long', 'bob', 'bun', 'beard'], Math.floor(telegramId / 13)),
  };
}
