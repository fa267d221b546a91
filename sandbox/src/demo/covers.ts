import sharp from 'sharp';

const width = 1080;
const height = 1350;

const frame = (defs: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1080 1350"><defs>${defs}</defs>${content}</svg>`;

const sky = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

const roofs = [0, 1, 2, 3, 4, 5].map((place) => {
  const x = place * 190 - 30;
  const y = 820 - (place % 3) * 90;
  return `<path d="M${x} ${y}l95-70 95 70v560h-190z" fill="${place % 2 ? '#7a3b2e' : '#5c2a2a'}"/>
<path d="M${x + 30} ${y + 4}l64-48 64 48-20 34h-88z" fill="#274b7a"/><path d="M${x + 94} ${y - 44}v82M${x + 46} ${y + 20}h96" stroke="#8fb7e6" stroke-width="4"/>`;
});

const sunlitRoofs = frame(
  sky('a', '#ffb36b', '#f26b4e'),
  `<rect width="1080" height="1350" fill="url(#a)"/><circle cx="760" cy="360" r="170" fill="#ffe3a3"/>
${roofs.join('')}<rect y="1180" width="1080" height="170" fill="#3a1d22"/>`,
);

const trees = [80, 250, 430, 700, 880, 1000].map(
  (x, place) =>
    `<circle cx="${x}" cy="${330 + (place % 3) * 250}" r="${70 + (place % 2) * 34}" fill="#2f7d5b" opacity=".85"/>`,
);

const quietPaths = frame(
  sky('b', '#bfe6cf', '#5fb08e'),
  `<rect width="1080" height="1350" fill="url(#b)"/>${trees.join('')}
<path d="M-40 1220C260 1080 180 820 470 760s250-330 640-520" fill="none" stroke="#f5f0dc" stroke-width="76" stroke-linecap="round"/>
<path d="M-40 1220C260 1080 180 820 470 760s250-330 640-520" fill="none" stroke="#d7694a" stroke-width="10" stroke-dasharray="34 30"/>
<circle cx="470" cy="760" r="34" fill="#d7694a"/><circle cx="470" cy="760" r="14" fill="#fff"/>`,
);

const shelves = [0, 1, 2, 3].map((row) => {
  const books = Array.from({ length: 11 }, (_, place) => {
    const tall = 150 + ((place * 37 + row * 53) % 90);
    const colour = ['#e2b23f', '#4f6fd0', '#c95a7b', '#5aa7a0', '#efe6d2'][(place + row) % 5];
    return `<rect x="${70 + place * 88}" y="${row * 310 + 290 - tall}" width="66" height="${tall}" rx="8" fill="${colour}"/>`;
  });
  return `${books.join('')}<rect x="40" y="${row * 310 + 290}" width="1000" height="22" fill="#20264a"/>`;
});

const sharedShelf = frame(
  sky('c', '#39407a', '#23284f'),
  `<rect width="1080" height="1350" fill="url(#c)"/>${shelves.join('')}`,
);

const drawings = { sunlitRoofs, quietPaths, sharedShelf };
export type CoverName = keyof typeof drawings;

/** The drawn cover of a demo project: a JPEG, the same bytes for the same name. */
export const renderCover = (name: CoverName): Promise<Buffer> =>
  sharp(Buffer.from(drawings[name])).jpeg({ quality: 86 }).toBuffer();
