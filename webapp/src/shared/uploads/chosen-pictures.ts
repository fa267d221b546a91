import { createStore, useStore } from 'zustand';
import type { Area } from './picture.ts';

export interface ChosenPicture {
  file: File;
  area?: Area | undefined;
  /** Shows it here. */
  address?: string | undefined;
  state: 'sending' | 'failed' | 'sent';
  percent: number;
  /** Whether it is sent again by itself once there is a connection. */
  isComing: boolean;
  retry: () => void;
  /** Where the server keeps it. */
  path?: string;
}

/** Pictures that were chosen, by what they are for: they outlive the screen. */
export const chosenPictures = createStore<Readonly<Record<string, ChosenPicture>>>(() => ({}));

/** How a picture is that was chosen for something; shown also while it could not be sent. */
export function useChosenPicture(place: string, current: string | null) {
  const chosen = useStore(chosenPictures, (all) => all[place]);
  const isShown = chosen && (chosen.state !== 'sent' || chosen.path === current);
  return {
    preview: isShown ? chosen.address : undefined,
    percent: chosen?.percent ?? 0,
    isUploading: chosen?.state === 'sending',
    isComing: chosen?.isComing ?? false,
    retry: chosen?.state === 'failed' ? chosen.retry : undefined,
  };
}
