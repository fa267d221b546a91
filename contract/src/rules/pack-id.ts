/** A UUID in 22 characters, for places where Telegram counts them. */
export const packId = (id: string) =>
  btoa(String.fromCharCode(...(id.replaceAll('-', '').match(/../g) ?? []).map(byteOf)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const byteOf = (hex: string) => Number.parseInt(hex, 16);
