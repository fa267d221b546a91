import Fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { applicationRoutes } from './applications/applications.routes.ts';
import { contactRoutes } from './contacts/contacts.routes.ts';
import type { Context } from './context.ts';
import { followRoutes } from './follows/follows.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { limitRequests } from './http/admission.ts';
import { answerClientError } from './http/client-error.ts';
import { type Deadlines, keepDeadlines } from './http/deadlines.ts';
import { handleError, sendError } from './http/error-handler.ts';
import { closeInOrder } from './http/farewell.ts';
import { logSerializers } from './http/log-serializers.ts';
import { type OverloadBounds, refuseWhenOverloaded } from './http/overload.ts';
import { noteWrites } from './http/own-writes.ts';
import { servePages, useSafeHeaders } from './http/pages.ts';
import { useContractSchemas } from './http/validation.ts';
import { checkVersion } from './http/version.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { moderationRecordRoutes } from './moderation-record/moderation-record.routes.ts';
import { moderatorRoutes } from './moderators/moderators.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { requestIdOf } from './observability/request-id.ts';
import { observeRequests, oneLineEach } from './observability/requests.ts';
import { profileModerationRoutes } from './profiles/profile-moderation.routes.ts';
import { profileRoutes } from './profiles/profiles.routes.ts';
import { projectModerationRoutes } from './projects/project-moderation.routes.ts';
import { projectRoutes } from './projects/projects.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { safetyRoutes } from './safety/safety.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { tagRoutes } from './tags/tags.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import { updateRoutes } from './updates/updates.routes.ts';
import { uploadRoutes } from './uploads/uploads.routes.ts';
import { getPerson } from './users/users.service.ts';
import { userRoutes } from './users/users.routes.ts';
import { vacancyRoutes } from './vacancies/vacancies.routes.ts';

const features = [
  healthRoutes,
  userRoutes,
  profileRoutes,
  profileModerationRoutes,
  notificationRoutes,
  settingsRoutes,
  updateRoutes,
  tagRoutes,
  searchRoutes,
  followRoutes,
  uploadRoutes,
  vacancyRoutes,
  teamRoutes,
  applicationRoutes,
  projectRoutes,
  projectModerationRoutes,
  safetyRoutes,
  moderatorRoutes,
  inboxRoutes,
  contactRoutes,
  sharingRoutes,
  moderationRecordRoutes,
  accountRoutes,
];

/** How long is waited for what, in milliseconds; tests wait less. */
export type Bounds = OverloadBounds & Deadlines;

const usualBounds: Bounds = {
  queueWithin: 500,
  maxEventLoopDelay: 1000,
  sampleInterval: 1000,
  bodyWithin: 15_000,
  longBodyWithin: 30_000,
  uploadWithin: 60_000,
  answerWithin: 120_000,
};

/** The API and the pages around it, ready to listen. */
export async function buildApp(
  context: Context,
  given: Partial<Bounds> = {},
): Promise<FastifyInstance> {
  const { config } = context;
  const bounds = { ...usualBounds, ...given };
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: logSerializers,
    },
    genReqId: ({ headers }) => requestIdOf(headers),
    requestIdHeader: false,
    logController: oneLineEach(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    connectionTimeout: 90_000,
    requestTimeout: 60_000,
    handlerTimeout: 30_000,
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
  useContractSchemas(app);
  app.decorateRequest('actor');
  keepDeadlines(app, bounds);
  await refuseWhenOverloaded(app, context, bounds);
  await useSafeHeaders(app, config);
  const identifyCaller = limitRequests(app, context);
  app.decorate('identifyActor', async (request, makesNobody) => {
    const identity = await identifyCaller(request);
    if (identity.kind !== 'person') return identity;
    const { person: telegram, viaBot } = identity;
    const person = await getPerson(context, telegram, { viaBot, makesNobody });
    return { kind: 'person', telegram, person };
  });
  noteWrites(app, context);
  app.addHook('preParsing', checkVersion);
  for (const feature of features) feature(app, context);
  await servePages(app, context);
  return app;
}
