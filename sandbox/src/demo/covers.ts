import path from 'node:path';
import sharp from 'sharp';
import { ownWorld } from './load-world.ts';

export const readCover = (file: string): Promise<Buffer> =>
  sharp(file)
    .autoOrient()
    .resize({ width: 2160, height: 2160, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 86 })
    .toBuffer();

export const renderCover = (name: 'sunlitRoofs' | 'quietPaths' | 'sharedShelf'): Promise<Buffer> =>
  readCover(path.join(ownWorld, 'covers', `${name}.svg`));
