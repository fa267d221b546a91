import { texts } from '#src/texts/texts.ts';
import { paths } from './paths.ts';

const titles: ReadonlyMap<string, string> = new Map([
  [paths.messages, texts.messages.title],
  [paths.projects, texts.follows.title],
  [paths.search, texts.search.title],
  [paths.queue, texts.queue.title],
  [paths.anyModerationRecord, texts.record.title],
  [paths.moderationStatistics, texts.statistics.title],
  [paths.moderation, texts.moderation.title],
  [paths.editStatus, texts.status.title],
]);

/** A screen's title while there is nobody to show it to. */
export const titleOf = (pathname: string) => titles.get(pathname) ?? texts.tabs.profile;
