import type { Migration } from 'kysely/migration';
import * as users from './0001-users.ts';
import * as moderation from './0002-moderation.ts';
import * as notifications from './0003-notifications.ts';
import * as contactVisibility from './0004-contact-visibility.ts';
import * as tags from './0005-tags.ts';
import * as follows from './0006-follows.ts';
import * as search from './0007-search.ts';
import * as uploads from './0008-uploads.ts';
import * as reachableAt from './0009-reachable-at.ts';
import * as projects from './0010-projects.ts';
import * as applications from './0011-applications.ts';
import * as quotas from './0012-quotas.ts';

/** Every migration by name, in the order of the names. Landed ones are never edited. */
export const migrations: Record<string, Migration> = {
  '0001-users': users,
  '0002-moderation': moderation,
  '0003-notifications': notifications,
  '0004-contact-visibility': contactVisibility,
  '0005-tags': tags,
  '0006-follows': follows,
  '0007-search': search,
  '0008-uploads': uploads,
  '0009-reachable-at': reachableAt,
  '0010-projects': projects,
  '0011-applications': applications,
  '0012-quotas': quotas,
};
