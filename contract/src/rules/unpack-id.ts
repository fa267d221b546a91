import { readId } from './read-id.ts';

export function unpackId(packed: string): string | undefined {
  if (!/^[\w-]{22}$/.test(packed)) return undefined;
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytes, (sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join(
    '',
  );
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return readId(id);
}
