import { packId, unpackId } from '@kollab/contract';

/** What is answered to the invitation into a project. */
export interface InvitationPress {
  accept: boolean;
  projectId: string;
}

/** Packs what a button does: at most 64 bytes, as Telegram demands. */
export const packPress = ({ accept, projectId }: InvitationPress) =>
  `i:${accept ? 'a' : 'd'}:${packId(projectId)}`;

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^i:[ad]:[\w-]{22}$/;

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): InvitationPress | undefined {
  if (!pressPattern.test(data)) return undefined;
  const [, letter, project = ''] = data.split(':');
  const projectId = unpackId(project);
  return projectId === undefined ? undefined : { accept: letter === 'a', projectId };
}
