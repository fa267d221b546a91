/** The address of a picture that this browser can show, or undefined: HEIC it mostly cannot. */
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
