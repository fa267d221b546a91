import { packId, unpackId } from '@kollab/contract';

const letters = {
  dismiss: 'd',
  askBlock: 'b',
  askSuspend: 's',
  block: 'B',
  suspend: 'S',
  cancel: 'c',
  askReason: 't',
} as const;

/**
 * What a button under a report does. What is grave is asked about first, and why a project goes: a
 * ready reason is named by its place.
 */
export type ReportAction = keyof typeof letters | { reason: number };

/** Which report a button is about, and what it does. */
export interface ReportPress {
  action: ReportAction;
  reportId: string;
}

const actions = Object.keys(letters) as (keyof typeof letters)[];

/** Packs what a button does: at most 64 bytes, as Telegram demands. */
export const packPress = ({ action, reportId }: ReportPress) =>
  `r:${typeof action === 'string' ? letters[action] : action.reason}:${packId(reportId)}`;

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^r:[dbsBSct\d]:[\w-]{22}$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): ReportPress | undefined {
  if (!pressPattern.test(data)) return undefined;
  const [, letter = '', report = ''] = data.split(':');
  const action = /^\d$/.test(letter)
    ? { reason: Number(letter) }
    : actions.find((one) => letters[one] === letter);
  const reportId = unpackId(report);
  return action === undefined || reportId === undefined ? undefined : { action, reportId };
}
