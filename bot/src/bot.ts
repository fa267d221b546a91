import type { Client } from '@kollab/contract';
import { Bot } from 'grammy';
import type { Logger } from 'pino';
import { privacy } from './account/privacy.ts';
import { admin } from './moderators/moderators.ts';
import { applicationButtons } from './applications/buttons.ts';
import { answeringFailures } from './start/broken.ts';
import { ownMenu } from './start/menu.ts';
import { moderationCommand } from './moderation/command.ts';
import { screenCommands } from './start/screens.ts';
import { contactButtons } from './contacts/buttons.ts';
import { describeFailure, traceOf } from './platform/failure.ts';
import { inline } from './sharing/inline.ts';
import { invitationButtons } from './invitations/buttons.ts';
import { miniApp } from './messages/mini-app.ts';
import { inChosenLanguage, type ReadLanguage } from './settings/chosen-language.ts';
import { unformattedAgain } from './telegram/unformatted.ts';
import { observeCalls } from './telegram/observe-calls.ts';
import { observeUpdates } from './updates/observe-updates.ts';
import { pressedCards } from './moderation/pressed-cards.ts';
import { rejectionReasons } from './moderation/rejection-reasons.ts';
import { reachability } from './notifications/reachability.ts';
import { createReportReachable } from './notifications/report-reachable.ts';
import { reportButtons } from './reports/buttons.ts';
import { settings } from './settings/settings.ts';
import { fallback } from './start/fallback.ts';
import { start } from './start/start.ts';

interface Surroundings {
  token: string;
  apiRoot: string;
  api: Client;
  publicUrl: string;
  /** Where moderators talk among themselves. */
  moderatorsChatId?: number | undefined;
  logger: Logger;
  /** Without it everybody is answered as their Telegram speaks. */
  readLanguage?: ReadLanguage;
  /** Once aborted, updates are left to Telegram, which repeats them to the next run. */
  stopping?: AbortSignal;
}

/**
 * The bot with all it does in chats; it keeps nothing between two updates. These are handled one by
 * one, so that a reply which Telegram asks to wait for is let go: one chat's flood holds up no other.
 */
export function createBot(surroundings: Surroundings): Bot {
  const { token, apiRoot, api, publicUrl, logger, moderatorsChatId, readLanguage } = surroundings;
  const { stopping = new AbortController().signal } = surroundings;
  const app = miniApp(publicUrl);
  const reportReachable = createReportReachable({ api, logger, stopping });

  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: 35 } });
  bot.catch(({ ctx, error }) => {
    const { update_id: update } = ctx.update;
    const facts = { update, reason: describeFailure(error), trace: traceOf(error) };
    logger.error(facts, 'An update was not handled');
  });

  bot.api.config.use(observeCalls, unformattedAgain(logger));

  bot.use((_, next) => (stopping.aborted ? undefined : next()));
  bot.use(observeUpdates(logger));
  bot.use(reachability(reportReachable));
  if (readLanguage) bot.use(inChosenLanguage(readLanguage));
  bot.use(answeringFailures(logger));
  bot.use(ownMenu(api, logger));
  bot.use(start({ api, app }));
  bot.use(screenCommands(app));
  bot.use(moderationCommand({ api, app, groupId: moderatorsChatId }));
  bot.use(settings({ api, logger }));
  bot.use(privacy({ api, app, logger }));
  bot.use(admin({ api, app, logger }));
  bot.use(inline({ api, publicUrl, logger }));
  bot.use(pressedCards({ api, app, logger }));
  bot.use(rejectionReasons({ api, app, logger }));
  bot.use(reportButtons({ api, app, logger }));
  bot.use(applicationButtons({ api, logger }));
  bot.use(invitationButtons({ api, logger }));
  bot.use(contactButtons({ api, logger }));
  bot.use(fallback(app));
  return bot;
}
