const extensions = /\.(jpe?g|png|webp|heic|heif)$/i;

/** By its name (spec §5). */
export const isPicture = (file: File) => extensions.test(file.name);

/** HEIC is named so that it comes as it is. */
export const pictureTypes = 'image/*,.jpg,.jpeg,.png,.webp,.heic,.heif';

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | undefined>((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, 0.85);
  });

async function decode(file: Blob) {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/** Of an upright picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Upright, with sides of at most `max` pixels, as WebP, or JPEG where the browser writes no WebP.
 * Undefined where the browser cannot read it.
 */
export async function scaledDown(file: Blob, max: number, area?: Area): Promise<Blob | undefined> {
  const bitmap = await decode(file);
  if (!bitmap) return undefined;
  const { x, y, width, height } = area ?? {
    x: 0,
    y: 0,
    width: bitmap.width,
    height: bitmap.height,
  };
  const scale = Math.min(1, max / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas
    .getContext('2d')
    ?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return (await toBlob(canvas, 'image/webp')) ?? (await toBlob(canvas, 'image/jpeg'));
}

/** The wanted part, or the smaller of the picture scaled down and as it is. */
export async function toUpload(file: File, max: number, area?: Area): Promise<Blob> {
  const scaled = await scaledDown(file, max, area);
  return scaled && (area || scaled.size < file.size) ? scaled : file;
}
