import { limits } from '@kollab/contract';
import { Experience } from '@kollab/contract/schemas';
import { scaledDown } from '#src/entities/uploads/picture.ts';

const side = 128;

const asDataUrl = (picture: Blob) =>
  new Promise<string | undefined>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : undefined),
    );
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(picture);
  });

/**
 * A logo as a data URL of at most 200 KB, scaled down where the browser can. Undefined for a picture
 * that stays too large or is none.
 */
export async function readLogo(file: File): Promise<string | undefined> {
  const picture = (await scaledDown(file, side)) ?? file;
  if (picture.size > limits.logoBytes) return undefined;
  const logo = await asDataUrl(picture);
  return Experience.shape.logoUrl.safeParse(logo).success ? logo : undefined;
}
