import { packId, unpackId } from '@kollab/contract';

/** What is answered to a request for contact. */
export interface ContactPress {
  accept: boolean;
  requestId: string;
}

/** Packs what a button does: at most 64 bytes, as Telegram demands. */
export const packPress = ({ accept, requestId }: ContactPress) =>
  `c:${accept ? 'a' : 'd'}:${packId(requestId)}`;

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^c:[ad]:[\w-]{22}$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): ContactPress | undefined {
  if (!pressPattern.test(data)) return undefined;
  const [, letter, request = ''] = data.split(':');
  const requestId = unpackId(request);
  return requestId === undefined ? undefined : { accept: letter === 'a', requestId };
}
