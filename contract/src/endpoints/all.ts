import * as account from './account.ts';
import * as alerts from './discovery/alerts.ts';
import * as applications from './work/applications.ts';
import * as blocks from './people/blocks.ts';
import * as catalogue from './discovery/catalogue.ts';
import * as contacts from './people/contacts.ts';
import type { Endpoint } from '#src/http/endpoint.ts';
import * as feed from './discovery/feed.ts';
import * as follows from './people/follows.ts';
import * as health from './health.ts';
import * as inbox from './delivery/inbox.ts';
import * as moderators from './moderation/moderators.ts';
import * as notifications from './delivery/notifications.ts';
import * as profileQueue from './moderation/profile-queue.ts';
import * as profiles from './people/profiles.ts';
import * as projectQueue from './moderation/project-queue.ts';
import * as projects from './work/projects.ts';
import * as record from './moderation/record.ts';
import * as reports from './moderation/reports.ts';
import * as sanctions from './moderation/sanctions.ts';
import * as matching from './discovery/matching.ts';
import * as figures from './work/analytics.ts';
import * as teamRooms from './work/rooms.ts';
import * as saved from './discovery/saved.ts';
import * as search from './discovery/search.ts';
import * as settings from './people/settings.ts';
import * as sharing from './delivery/sharing.ts';
import * as tags from './people/tags.ts';
import * as team from './work/team.ts';
import * as today from './delivery/today.ts';
import * as updates from './delivery/updates.ts';
import * as uploads from './uploads.ts';
import * as users from './people/users.ts';
import * as vacancies from './work/vacancies.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const rooms = {
  account,
  health,
  users,
  profiles,
  uploads,
  tags,
  matching,
  search,
  catalogue,
  alerts,
  feed,
  saved,
  follows,
  profileQueue,
  notifications,
  projects,
  projectQueue,
  vacancies,
  team,
  figures,
  rooms: teamRooms,
  today,
  applications,
  contacts,
  inbox,
  record,
  moderators,
  blocks,
  reports,
  sanctions,
  settings,
  sharing,
  updates,
};

/** Every call of Kollab, by name, with the feature it belongs to. */
export const endpoints = Object.entries(rooms).flatMap(([feature, exported]) =>
  Object.entries(exported).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ feature, name, endpoint: value }] : [],
  ),
);
