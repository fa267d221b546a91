import { paths } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';

import { moderationTexts } from '#src/texts/moderation.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { peopleTexts } from '#src/texts/people.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { sanctionTexts } from '#src/texts/moderation/sanctions.ts';

const titles: ReadonlyMap<string, string> = new Map([
  [paths.messages, texts.tabs.messages],
  [paths.projects, peopleTexts.follows.title],
  [paths.search, peopleTexts.search.title],
  [paths.queue, moderatorTexts.queue.title],
  [paths.anyModerationRecord, moderatorTexts.record.title],
  [paths.moderationStatistics, moderatorTexts.statistics.title],
  [paths.moderation, moderationTexts.moderation.title],
  [paths.restriction, sanctionTexts.page.title],
  [paths.editStatus, profileTexts.status.title],
]);

/** A screen's title while there is nobody to show it to. */
export const titleOf = (pathname: string) => titles.get(pathname) ?? texts.tabs.profile;
