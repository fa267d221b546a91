import type { User } from '@kollab/contract';
import { useChosenPicture } from '#src/shared/uploads/chosen-pictures.ts';

export const photoPlace = (telegramId: number) => `photo ${telegramId}`;

export const usePhoto = ({ telegramId, photo }: User) =>
  useChosenPicture(photoPlace(telegramId), photo);
