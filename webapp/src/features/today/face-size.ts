/** In pixels. */
export const faceSize = 44;
