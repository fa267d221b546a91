import { limits } from '@kollab/contract';

interface Allowance {
  /** Of the picture as it is sent: read from its header, before anything is unpacked. */
  pixels: number;
  tooLarge: 'pictureTooLarge' | 'logoTooLarge';
  /** Longest side of what is made of it, in pixels. */
  side: number;
  hasPalette: boolean;
  /** Whether somebody looks at the screen until it is there: then it waits for photos only. */
  isFirst: boolean;
  /** For all pictures of a request together, in milliseconds. */
  patience: number;
}

const photo: Allowance = {
  pixels: limits.uploadPixels,
  tooLarge: 'pictureTooLarge',
  side: limits.avatarPixels,
  hasPalette: false,
  isFirst: true,
  patience: 30_000,
};

export const purposes = {
  photo,
  cover: { ...photo, side: limits.coverPixels, hasPalette: true },
  logo: {
    pixels: limits.logoPixels,
    tooLarge: 'logoTooLarge',
    side: 160,
    hasPalette: false,
    isFirst: false,
    patience: 1500,
  },
  telegramPhoto: { ...photo, pixels: limits.logoPixels, isFirst: false, patience: 5000 },
} satisfies Record<string, Allowance>;

export type Purpose = keyof typeof purposes;
