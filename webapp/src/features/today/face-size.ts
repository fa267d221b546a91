/** Of whom or what a row is about, in pixels. */
export const faceSize = 44;
