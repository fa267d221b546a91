import * as account from './account.ts';
import * as applications from './applications.ts';
import * as contacts from './contacts.ts';
import type { Endpoint } from '#src/endpoint.ts';
import * as follows from './follows.ts';
import * as health from './health.ts';
import * as inbox from './inbox.ts';
import * as moderation from './moderation.ts';
import * as moderationRecord from './moderation-record.ts';
import * as moderators from './moderators.ts';
import * as notifications from './notifications.ts';
import * as profiles from './profiles.ts';
import * as projectModeration from './project-moderation.ts';
import * as projects from './projects.ts';
import * as safety from './safety.ts';
import * as search from './search.ts';
import * as settings from './settings.ts';
import * as sharing from './sharing.ts';
import * as tags from './tags.ts';
import * as team from './team.ts';
import * as updates from './updates.ts';
import * as uploads from './uploads.ts';
import * as users from './users.ts';
import * as vacancies from './vacancies.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

const rooms = {
  account,
  health,
  users,
  profiles,
  uploads,
  tags,
  search,
  follows,
  moderation,
  notifications,
  projects,
  projectModeration,
  vacancies,
  team,
  applications,
  contacts,
  inbox,
  moderationRecord,
  moderators,
  safety,
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
