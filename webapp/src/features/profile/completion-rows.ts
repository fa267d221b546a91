import type { CompletionItem } from '@kollab/contract';
import { paths } from '#src/app/paths.ts';
import { texts } from '#src/texts/texts.ts';
import { statusFields } from './own-profile.ts';

interface Row {
  text: string;
  to?: string;
  isUnsent?: boolean;
}

/** What is missing in a profile, as rows: what can be filled in leads to its editor. */
export function completionRows(
  missing: readonly CompletionItem[],
  unsent: ReadonlySet<string>,
): Row[] {
  const { addStatus, statusIsDraft, missingNames } = texts.profile;
  const hasDraft = statusFields.some((field) => unsent.has(field));
  const status = hasDraft
    ? { text: statusIsDraft, to: paths.editStatus, isUnsent: true }
    : { text: addStatus, to: paths.editStatus };
  const others = missing.filter((item) => item !== 'status');
  return [
    ...(missing.includes('status') ? [status] : []),
    ...(others.length > 0
      ? [{ text: texts.profile.missing(others.map((item) => missingNames[item])) }]
      : []),
  ];
}
