import type { Locale } from '#src/rules/locale.ts';
import type { Said } from '#src/messages/said.ts';
import type { InboxEvent } from './events.ts';
import { alertMessages } from './kinds/alerts.ts';
import { applicationMessages } from './kinds/applications.ts';
import { confirmationMessages } from './kinds/confirmations.ts';
import { checkInMessages } from './kinds/check-ins.ts';
import { matchingMessages } from './kinds/matching.ts';
import { meetingMessages } from './kinds/meetings.ts';
import { moderationMessages } from './kinds/moderation.ts';
import { pairMessages } from './kinds/pairs.ts';
import type { Say } from './kinds/parts.ts';
import { peopleMessages } from './kinds/people.ts';
import { projectMessages } from './kinds/projects.ts';
import { teamMessages } from './kinds/team.ts';

const kinds: Say<InboxEvent> = {
  ...alertMessages,
  ...applicationMessages,
  ...confirmationMessages,
  ...checkInMessages,
  ...matchingMessages,
  ...meetingMessages,
  ...moderationMessages,
  ...pairMessages,
  ...peopleMessages,
  ...projectMessages,
  ...teamMessages,
};

/** Throws on an event that it does not know. */
export function say(event: InboxEvent, locale: Locale): Said {
  const sayKind = (kinds as Partial<Record<string, (event: InboxEvent, locale: Locale) => Said>>)[
    event.kind
  ];
  if (sayKind) return sayKind(event, locale);
  throw new TypeError(`Nothing is said of ${JSON.stringify(event).slice(0, 100)}`);
}
