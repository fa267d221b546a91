import sharp from 'sharp';

sharp.block({
  operation: [
    'VipsForeignLoadSvg',
    'VipsForeignLoadPdf',
    'VipsForeignLoadMagick',
    'VipsForeignLoadTiff',
    'VipsForeignLoadNsgif',
  ],
});

const maxPixels = 50_000_000;

/** Re-encodes a picture: upright, without metadata, WebP, at most `size` pixels a side. */
export function normalisePicture(content: Buffer, size: number): Promise<Buffer> {
  return sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
