import { type CompletionItem, paths } from '@kollab/contract';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { statusFields } from '#src/features/profiles/draft/own-profile.ts';
import type { useOwnProfile } from '#src/features/profiles/draft/use-own-profile.ts';

interface Row {
  text: string;
  to: string;
  isUnsent: boolean;
}

const editors: Record<CompletionItem, string> = {
  firstName: paths.editField('firstName'),
  lastName: paths.editField('lastName'),
  university: paths.editField('university'),
  course: paths.editField('course'),
  major: paths.editField('major'),
  status: paths.editStatus,
  description: paths.editAboutMe,
  tags: paths.addTag,
  links: paths.editLinks,
};

export function completionRows(
  missing: readonly CompletionItem[],
  unsent: ReadonlySet<string>,
  /** Missing in spite of a draft. */
  missingYet: readonly CompletionItem[] = [],
): Row[] {
  const rows = missing.map((item) => {
    const fields = item === 'status' ? statusFields : [item];
    const isUnsent = !missingYet.includes(item) && fields.some((field) => unsent.has(field));
    const { missing: toAdd, waiting } = fieldTexts.completion;
    return { text: isUnsent ? waiting[item] : toAdd[item], to: editors[item], isUnsent };
  });
  return rows.toSorted((one, other) => Number(one.isUnsent) - Number(other.isUnsent));
}

type Own = Pick<ReturnType<typeof useOwnProfile>, 'completion' | 'unsent' | 'invalid'>;

/** What to add first where nothing can be sent yet. */
export const nextToAdd = ({ completion, unsent, invalid }: Own) =>
  unsent.size + invalid.length > 0 ? undefined : completionRows(completion.missing, unsent)[0];
