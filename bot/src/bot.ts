import type { Client } from '@kollab/contract';
import { Bot } from 'grammy';
import type { Logger } from 'pino';
import { privacy } from './account/privacy.ts';
import { applications } from './applications/applications.ts';
import { ownWords, ownWordsAskedAgain } from './applications/own-words.ts';
import { waiting } from './applications/waiting.ts';
import { confirmations } from './confirmations/confirmations.ts';
import { workTexts } from './confirmations/work-texts.ts';
import { contacts } from './contacts/contacts.ts';
import { handOvers } from '#src/team/hand-over.ts';
import { invitations } from '#src/team/invitations.ts';
import { pairs } from '#src/team/pairs.ts';
import { alerts } from './alerts/alerts.ts';
import { calls } from './matching/calls.ts';
import { peopleToCall } from './matching/people-to-call.ts';
import { miniApp } from './messages/mini-app.ts';
import { pressedCards } from '#src/queue/pressed-cards.ts';
import { queueCommand } from '#src/queue/queue.ts';
import { reasonsAskedAgain, rejectionReasons } from '#src/queue/rejection-reasons.ts';
import { meetings } from './meetings/meetings.ts';
import { moderators } from './moderators/moderators.ts';
import { reachability } from './notifications/reachability.ts';
import { describeFailure, traceOf } from './platform/failure.ts';
import { joinRequests } from './rooms/join-requests.ts';
import { rooms } from './rooms/rooms.ts';
import { reports } from './reports/reports.ts';
import { inChosenLanguage, type ReadLanguage } from './settings/chosen-language.ts';
import { settings } from './settings/settings.ts';
import { inline } from './sharing/inline.ts';
import { accepted } from './applications/accepted.ts';
import { checkIns } from './check-ins/check-ins.ts';
import { lines, linesAskedAgain } from './check-ins/line.ts';
import { projectChecks } from './check-ins/project-checks.ts';
import { closing } from './applications/closing.ts';
import { vacancyChecks } from './vacancies/vacancy-checks.ts';
import { answeringFailures } from './presses/refusals.ts';
import { fallback } from './start/fallback.ts';
import { ownMenu } from './start/menu.ts';
import { screenCommands } from './start/screens.ts';
import { start } from './start/start.ts';
import { observeCalls } from './telegram/observe-calls.ts';
import { unadornedAgain } from './telegram/unadorned.ts';
import { unformattedAgain } from './telegram/unformatted.ts';
import { fromPeople } from './updates/from-people.ts';
import { observeUpdates } from './updates/observe-updates.ts';

interface Surroundings {
  token: string;
  apiRoot: string;
  api: Client;
  publicUrl: string;
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
  const feature = { api, app, logger };

  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: 35 } });
  bot.catch(({ ctx, error }) => {
    const { update_id: update } = ctx.update;
    const facts = { update, reason: describeFailure(error), trace: traceOf(error) };
    logger.error(facts, 'An update was not handled');
  });

  bot.api.config.use(observeCalls, unadornedAgain, unformattedAgain(logger));

  bot.use((_, next) => (stopping.aborted ? undefined : next()));
  bot.use(observeUpdates(logger));
  bot.use(fromPeople);
  bot.use(reachability({ api, logger, stopping }));
  if (readLanguage) bot.use(inChosenLanguage(readLanguage));
  bot.use(answeringFailures(logger));
  bot.use(reasonsAskedAgain(app), ownWordsAskedAgain(app), linesAskedAgain(app));
  bot.use(ownMenu(feature));
  bot.use(start(feature));
  bot.use(rooms({ ...feature, stopping }));
  bot.use(joinRequests({ ...feature, stopping }));
  bot.use(meetings({ ...feature, stopping }));
  bot.use(screenCommands(app));
  bot.use(queueCommand(feature, moderatorsChatId));
  bot.use(settings(feature));
  bot.use(privacy(feature));
  bot.use(moderators(feature));
  bot.use(inline({ api, publicUrl, logger }));
  bot.use(pressedCards(feature));
  bot.use(rejectionReasons(feature));
  bot.use(reports(feature));
  bot.use(applications(feature));
  bot.use(ownWords(feature));
  bot.use(waiting(feature));
  bot.use(vacancyChecks(feature));
  bot.use(checkIns(feature));
  bot.use(lines(feature));
  bot.use(projectChecks(feature));
  bot.use(closing(feature));
  bot.use(accepted(feature));
  bot.use(invitations(feature));
  bot.use(pairs(feature));
  bot.use(handOvers(feature));
  bot.use(confirmations(feature));
  bot.use(workTexts(feature));
  bot.use(contacts(feature));
  bot.use(calls(feature));
  bot.use(peopleToCall(feature));
  bot.use(alerts(feature));
  bot.use(fallback(app));
  return bot;
}
