const extensions = /\.(jpe?g|png|webp|heic|heif)$/i;

/** Whether a file is a picture of a kind we take, by its name (spec §5). */
export const isPicture = (file: File) => extensions.test(file.name);

/** What the file chooser is asked to offer; HEIC is named so that it comes as it is. */
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

/**
 * The picture upright and with sides of at most `max` pixels, as WebP, or JPEG where the browser
 * writes no WebP. Undefined where the browser cannot read it.
 */
export async function scaledDown(file: Blob, max: number): Promise<Blob | undefined> {
  const bitmap = await decode(file);
  if (!bitmap) return undefined;
  const scale = Math.min(1, max / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return (await toBlob(canvas, 'image/webp')) ?? (await toBlob(canvas, 'image/jpeg'));
}

/** What to upload: the smaller of the picture scaled down and the picture as it is. */
export async function toUpload(file: File, max: number): Promise<Blob> {
  const scaled = await scaledDown(file, max);
  return scaled && scaled.size < file.size ? scaled : file;
}
