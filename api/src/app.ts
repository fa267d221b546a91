import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from '#src/account/account.routes.ts';
import { alertRoutes } from '#src/discovery/alerts/alerts.routes.ts';
import { pairRoutes } from '#src/work/pairs/pairs.routes.ts';
import { applicationRoutes } from '#src/work/applications/applications.routes.ts';
import { checkInRoutes } from '#src/work/check-ins/check-ins.routes.ts';
import { catalogueRoutes } from '#src/discovery/catalogue/catalogue.routes.ts';
import { confirmationRoutes } from '#src/work/confirmations/confirmations.routes.ts';
import { contactRoutes } from '#src/people/contacts/contacts.routes.ts';
import { blockRoutes } from '#src/people/blocks/blocks.routes.ts';
import type { Context } from '#src/platform/context.ts';
import { feedRoutes } from '#src/discovery/feed/feed.routes.ts';
import { figureRoutes } from '#src/work/analytics/analytics.routes.ts';
import { followRoutes } from '#src/people/follows/follows.routes.ts';
import { healthRoutes } from '#src/platform/health/health.routes.ts';
import { type CountingBounds, limitRequests } from '#src/platform/http/caller.ts';
import { answerClientError } from '#src/platform/http/client-error.ts';
import { closeInOrder, type Deadlines, keepDeadlines } from '#src/platform/http/connections.ts';
import { handleError, sendError } from '#src/platform/http/error-handler.ts';
import { logSerializers } from '#src/platform/http/log-serializers.ts';
import { type OverloadBounds, refuseWhenOverloaded } from '#src/platform/http/overload.ts';
import { checkVersion, noteWrites, useSafeHeaders } from '#src/platform/http/hooks.ts';
import { servePages } from '#src/pages/pages.ts';
import { useContractSchemas } from '#src/platform/http/schemas.ts';
import { inboxRoutes } from '#src/delivery/inbox/inbox.routes.ts';
import { liveRoutes } from '#src/delivery/live/live.routes.ts';
import { recordRoutes } from '#src/moderation/record/record.routes.ts';
import { matchingRoutes } from '#src/discovery/matching/matching.routes.ts';
import { moderatorRoutes } from '#src/moderation/moderators/moderators.routes.ts';
import { notificationRoutes } from '#src/delivery/notifications/notifications.routes.ts';
import { requestIdOf } from '@kollab/runtime/request-id';
import { observeRequests, oneLineEach } from '#src/platform/metrics/requests.ts';
import { queueRoutes } from '#src/moderation/queue/queue.routes.ts';
import { profileRoutes } from '#src/people/profiles/profiles.routes.ts';
import { projectRoutes } from '#src/work/projects/projects.routes.ts';
import { meetingRoutes } from '#src/work/meetings/meetings.routes.ts';
import { roomRoutes } from '#src/work/rooms/rooms.routes.ts';
import { savedRoutes } from '#src/discovery/saved/saved.routes.ts';
import { searchRoutes } from '#src/discovery/search/search.routes.ts';
import { reportRoutes } from '#src/moderation/reports/reports.routes.ts';
import { sanctionRoutes } from '#src/moderation/sanctions/sanctions.routes.ts';
import { sharingRoutes } from '#src/delivery/sharing/sharing.routes.ts';
import { settingsRoutes } from '#src/people/settings/settings.routes.ts';
import { tagRoutes } from '#src/people/tags/tags.routes.ts';
import { teamRoutes } from '#src/work/team/team.routes.ts';
import { todayRoutes } from '#src/delivery/today/today.routes.ts';
import { updateRoutes } from '#src/delivery/updates/updates.routes.ts';
import { callersOf } from '#src/people/users/signing-in.service.ts';
import { userRoutes } from '#src/people/users/users.routes.ts';
import { vacancyRoutes } from '#src/work/vacancies/vacancies.routes.ts';

const features = [
  healthRoutes,
  userRoutes,
  profileRoutes,
  queueRoutes,
  notificationRoutes,
  settingsRoutes,
  updateRoutes,
  tagRoutes,
  searchRoutes,
  matchingRoutes,
  catalogueRoutes,
  followRoutes,
  alertRoutes,
  feedRoutes,
  savedRoutes,
  blockRoutes,
  vacancyRoutes,
  teamRoutes,
  confirmationRoutes,
  roomRoutes,
  meetingRoutes,
  figureRoutes,
  checkInRoutes,
  applicationRoutes,
  pairRoutes,
  projectRoutes,
  reportRoutes,
  sanctionRoutes,
  moderatorRoutes,
  inboxRoutes,
  todayRoutes,
  liveRoutes,
  contactRoutes,
  sharingRoutes,
  recordRoutes,
  accountRoutes,
];

/** In milliseconds. */
export type Bounds = OverloadBounds & Deadlines & CountingBounds;

const usualBounds = ({ overloadAfter }: Context['config']): Bounds => ({
  queueWithin: overloadAfter,
  countWithin: overloadAfter,
  maxEventLoopDelay: 2 * overloadAfter,
  sampleInterval: 1000,
  handleWithin: 30_000,
  bodyWithin: 15_000,
  longBodyWithin: 30_000,
  uploadWithin: 60_000,
  answerWithin: 120_000,
});

export async function buildApp(
  context: Context,
  given: Partial<Bounds> = {},
): Promise<FastifyInstance> {
  const { config } = context;
  const bounds = { ...usualBounds(config), ...given };
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: logSerializers,
    },
    genReqId: requestIdOf,
    requestIdHeader: false,
    logController: oneLineEach(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    connectionTimeout: 90_000,
    requestTimeout: 60_000,
    handlerTimeout: bounds.handleWithin,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 100 },
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => {
      sendError(request, reply, 'malformedRequest');
    },
  });
  closeInOrder(app);
  observeRequests(app);
  app.setErrorHandler(handleError);
  useContractSchemas(app, config);
  app.decorateRequest('actor');
  keepDeadlines(app, bounds);
  await refuseWhenOverloaded(app, context, bounds);
  await useSafeHeaders(app, config);
  app.decorate('callers', {
    identify: limitRequests(app, context, bounds),
    get: callersOf(context),
  });
  noteWrites(app, context);
  app.addHook('preParsing', checkVersion);
  for (const feature of features) feature(app, context);
  await servePages(app, context);
  return app;
}
