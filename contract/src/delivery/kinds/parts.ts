import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import type { Locale } from '#src/rules/locale.ts';
import { cutLine } from '#src/messages/cut.ts';
import { messages } from '#src/messages/languages.ts';
import { personLink, personName, projectName, vacancyTitle } from '#src/messages/names.ts';
import { bold, inert, joinRich, rich, type RichText } from '#src/messages/rich-text.ts';
import type { Said } from '#src/messages/said.ts';
import type { Contact } from '#src/schemas/people/contacts.ts';
import type { ConfigurableKind } from '#src/schemas/people/settings.ts';

/** Which setting each kind follows; with null it comes at once, whatever is set. */
export type Settings<Event extends { kind: string }> = Record<
  Event['kind'],
  ConfigurableKind | null
>;

export type Say<Event extends { kind: string }> = {
  [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, locale: Locale) => Said;
};

// Schemas of kinds are made by calls alone (`z.extend`, `upTo`), without a spread or `limits.…`: what
// such a call makes is left out of the mini-app, which needs only what is said.
export const OfProject = z.object({ projectId: z.string(), projectName: z.string() });
export const OfVacancy = z.extend(OfProject, { vacancyId: z.string(), vacancyTitle: z.string() });

export const namesOf = (
  about: { projectName: string; vacancyTitle: string },
  locale: Locale,
): [project: string, vacancy: string] => [
  projectName(about.projectName, locale),
  vacancyTitle(about.vacancyTitle),
];

export const withProject = (
  text: RichText,
  { projectId }: { projectId: string },
  locale: Locale,
  label: 'openProject' | 'enterRoom' = 'openProject',
): Said => ({
  text,
  action: { label: messages[locale].actions[label], target: { screen: 'project', projectId } },
});

export const withOwnApplications = (text: RichText, locale: Locale): Said => ({
  text,
  action: {
    label: messages[locale].actions.ownApplications,
    target: { screen: 'ownApplications' },
  },
});

/** What somebody wrote; links in a stranger's words are not to be followed. */
export const written = (
  text: string,
  { isFromStranger }: { isFromStranger?: boolean | undefined },
) => (isFromStranger ? inert(text) : [text]);

export function whoLine({ name, statusShort }: { name: string; statusShort: string }): RichText {
  const status = cutLine(statusShort, limits.statusShort);
  const who = bold(personName(name));
  return status === '' ? [who] : rich`${who}, ${status}`;
}

export const introduction = (contact: Contact | null, locale: Locale): RichText[] =>
  contact ? [messages[locale].introduction(personLink(contact))] : [];

export const paragraphs = (...parts: RichText[][]): RichText =>
  joinRich(
    parts.map((lines) => joinRich(lines, '\n')),
    '\n\n',
  );
