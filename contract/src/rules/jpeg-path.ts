/** Where a stored picture is as a JPEG, for what cannot be trusted with WebP: stories, previews. */
export const jpegPath = (path: string) => path.replace(/\.webp$/, '.jpg');
