import { limits } from '#src/rules/limits.ts';
import { cut } from './cut.ts';
import { messages } from './languages.ts';
import type { Locale } from '#src/rules/locale.ts';
import { reasonIn } from './reason-in.ts';
import { bold, inert, rich, type RichText } from './rich-text.ts';

/** Room for reasons of all fields in one message, in characters and in UTF-16 units. */
const allReasons = 3000;

export function withReason(text: RichText, reason: string | null, locale: Locale): RichText {
  const shown = shownReason(reasonIn(reason ?? '', locale));
  return shown === '' ? text : rich`${text}\n\n${bold(messages[locale].reason)} ${shown}`;
}

/** No moderator has seen an owner's words: nothing in them is to be a link. */
export function withOwnersReason(text: RichText, reason: string | null, locale: Locale): RichText {
  const shown = shownReason(reasonIn(reason ?? '', locale));
  return shown === '' ? text : rich`${text}\n\n${bold(messages[locale].reason)} ${inert(shown)}`;
}

export const withRejectedFields = (text: RichText, reasons: string, locale: Locale): RichText =>
  rich`${text}\n\n${bold(messages[locale].rejectedFields)}\n${cut(reasonIn(reasons, locale), allReasons, allReasons)}`;

/** One reason is as long as reasons may be; one of several lines names fields, each with its own. */
const shownReason = (reason: string) =>
  reason.includes('\n')
    ? cut(reason, allReasons, allReasons)
    : cut(reason, limits.rejectionReasonMax);
