import { createStore, useStore } from 'zustand';
import type { Area } from './picture.ts';

export interface ChosenPicture {
  file: File;
  area?: Area | undefined;
  address?: string | undefined;
  state: 'sending' | 'failed' | 'sent';
  percent: number;
  /** By itself, once there is a connection. */
  isComing: boolean;
  retry: () => void;
  path?: string;
}

/** By what they are for: they outlive the screen. */
export const chosenPictures = createStore<Readonly<Record<string, ChosenPicture>>>(() => ({}));

/** Shown also while it could not be sent. */
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
