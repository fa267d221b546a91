import { limits, type ProfileChanges } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { takePictures } from '#src/platform/uploads/pictures.service.ts';

interface Sender {
  person: { id: string };
  signal?: AbortSignal;
}

const isDataUrl = (value: string | null) => value?.startsWith('data:') ?? false;

function decode(dataUrl: string, field: string) {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (content.length > limits.logoBytes) throw new AppError('logoTooLarge', { field });
  return { content, field };
}

/**
 * Uses changes in which every logo that came as a data URL is a stored one; where none did, that is
 * all. Not for a transaction: it takes its time. Throws what `takePictures` throws.
 */
export async function withStoredLogos<T>(
  context: Context,
  { person, signal }: Sender,
  changes: ProfileChanges,
  use: (changes: ProfileChanges) => Promise<T>,
): Promise<T> {
  const experiences = changes.experiences ?? [];
  const places = experiences.flatMap(({ logoUrl }, at) => (isDataUrl(logoUrl) ? [at] : []));
  if (places.length === 0) return use(changes);
  return takePictures(
    context,
    { person, signal, purpose: 'logo' },
    async () =>
      places.map((at) => decode(experiences[at]?.logoUrl ?? '', `experiences.${at}.logoUrl`)),
    (stored) => {
      const pathOf = new Map(places.map((at, index) => [at, stored[index]?.path]));
      const withPaths = experiences.map(({ logoUrl, ...rest }, at) =>
        Object.assign(rest, { logoUrl: pathOf.get(at) ?? logoUrl }),
      );
      return use({ ...changes, experiences: withPaths });
    },
  );
}
