import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { applicationRoutes } from './applications/applications.routes.ts';
import { contactRoutes } from './contacts/contacts.routes.ts';
import type { Context } from './context.ts';
import { followRoutes } from './follows/follows.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { answerClientError } from './http/client-error.ts';
import { handleError, sendError } from './http/error-handler.ts';
import { identify } from './http/identity.ts';
import { servePages, useSafeHeaders } from './http/pages.ts';
import { useContractSchemas } from './http/validation.ts';
import { checkVersion } from './http/version.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { moderationRecordRoutes } from './moderation-record/moderation-record.routes.ts';
import { moderatorRoutes } from './moderators/moderators.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
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
];

const patience = 3000;

/** Closing waits for requests under way, not for connections that say nothing. */
async function closeSilentConnections({ server }: FastifyInstance) {
  setTimeout(() => server.closeAllConnections(), patience).unref();
}

/** The API and the pages around it, ready to listen. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { config, clock } = context;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 256 * 1024,
    requestTimeout: 60_000,
    handlerTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 100 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => {
      sendError(request, reply, 'malformedRequest');
    },
  });
  app.setErrorHandler(handleError);
  useContractSchemas(app);
  app.decorateRequest('actor');
  app.decorate('identifyActor', async (request) => {
    const identity = identify(request.headers, config, clock());
    if (identity.kind !== 'person') return identity;
    const { person: telegram, viaBot } = identity;
    return { kind: 'person', telegram, person: await getPerson(context, telegram, viaBot) };
  });
  await useSafeHeaders(app, config);
  app.addHook('onRequest', checkVersion);
  for (const feature of features) feature(app, context);
  await servePages(app, context);
  app.addHook('preClose', () => closeSilentConnections(app));
  return app;
}
