import type { Locale } from '#src/rules/locale.ts';
import type { Said } from '#src/messages/said.ts';
import type { InboxEvent } from './events.ts';
import * as alerts from './kinds/alerts.ts';
import * as applications from './kinds/applications.ts';
import * as matching from './kinds/matching.ts';
import * as moderation from './kinds/moderation.ts';
import type { Say } from './kinds/parts.ts';
import * as people from './kinds/people.ts';
import * as projects from './kinds/projects.ts';
import * as team from './kinds/team.ts';

const kinds: Say<InboxEvent> = {
  ...alerts.say,
  ...applications.say,
  ...matching.say,
  ...moderation.say,
  ...people.say,
  ...projects.say,
  ...team.say,
};

/** What the bot says and the inbox shows of an event. Throws on one it does not know. */
export function say(event: InboxEvent, locale: Locale): Said {
  const sayKind = (kinds as Partial<Record<string, (event: InboxEvent, locale: Locale) => Said>>)[
    event.kind
  ];
  if (sayKind) return sayKind(event, locale);
  throw new TypeError(`Nothing is said of ${JSON.stringify(event).slice(0, 100)}`);
}
