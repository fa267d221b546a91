import { limits } from '@kollab/contract';
import * as z from 'zod/mini';
import {
  letters,
  packedId,
  pressData,
  pressDataBy,
  readyReason,
  whole,
  type PressOf,
} from '#src/presses/press-data.ts';

export const version = whole(z.int().check(z.minimum(1), z.maximum(limits.versionMax)));
export const telegramId = whole();

/**
 * `write` asks for a reason in one's own words; a ready reason is named by its place. `back` leads
 * from the reasons to the card's own buttons, `backTaken` where somebody had taken it already,
 * `backUnseen` where the card does not show all.
 */
const action = z.union([
  letters({
    a: 'approve',
    r: 'reject',
    t: 'take',
    w: 'write',
    b: 'back',
    c: 'backTaken',
    d: 'backUnseen',
    e: 'backUnseenTaken',
  }),
  readyReason,
]);

export const moderationPress = pressDataBy('kind', {
  profile: pressData('m', { action, telegramId, version }),
  project: pressData('n', { action, projectId: packedId, version }),
});
export type ModerationPress = PressOf<typeof moderationPress>;
export type ModerationAction = ModerationPress['action'];

type Subject = { kind: 'profile'; telegramId: number } | { kind: 'project'; projectId: string };

export type Submission = Subject & { version: number };
