import type { User } from '@kollab/contract';
import { useChosenPicture } from '#src/shared/uploads/chosen-pictures.ts';

export const photoPlace = (telegramId: number) => `photo ${telegramId}`;

/** How the own photo is that was chosen last. */
export const usePhoto = ({ telegramId, photo }: User) =>
  useChosenPicture(photoPlace(telegramId), photo);
