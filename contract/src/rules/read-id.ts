const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A UUID of ours as an address names it, in lower case; undefined for anything else. */
export function readId(text: string | null | undefined): string | undefined {
  const id = text?.toLowerCase() ?? '';
  return uuid.test(id) ? id : undefined;
}

export function readTelegramId(text: string | null | undefined): number | undefined {
  const id = /^\d{1,16}$/.test(text ?? '') ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export const readUserRef = (text: string | null | undefined) =>
  readId(text) ?? readTelegramId(text);
