/** Undefined for a picture that this browser cannot show, mostly HEIC. */
export async function shownPicture(file: File): Promise<string | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image.src;
  } catch {
    URL.revokeObjectURL(image.src);
    return undefined;
  }
}
