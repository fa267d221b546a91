import { limits, paths, type User, sayFacts } from '@kollab/contract';
import type { TypedForm } from '#src/shared/person/draft/profile-draft.ts';
import { lengthOf } from '#src/shared/person/experience-length.ts';
import { firstLetters } from '#src/kit/lib/cut.ts';
import { fieldTexts } from '#src/features/profiles/draft/field-texts.ts';
import { profileTexts } from '#src/texts/profile.ts';
import { asTyped } from './status-form.ts';

type Typed = Readonly<Record<string, TypedForm>>;

interface EditorRow {
  to: string;
  label: string;
  text: string;
  empty: string;
  fields: readonly string[];
  isUnsaved: boolean;
}

function listed(names: readonly string[]) {
  const shown = names.slice(0, limits.tagsShown).join(', ');
  const others = names.length - limits.tagsShown;
  return others > 0 ? `${shown} ${fieldTexts.fields.others(others)}` : shown;
}

function statusOf({ short, long }: { short: string; long: string }) {
  const count = long.split('\n').filter((line) => line.trim() !== '').length;
  const points = count > 0 ? profileTexts.profile.points(count) : '';
  return sayFacts(short, points);
}

function experienceOf({ experiences }: User) {
  if (experiences.length === 0) return '';
  const places = profileTexts.work.places(experiences.length);
  return sayFacts(places, lengthOf(experiences));
}

const isTypedIn = (typed: Typed, prefix: string) =>
  Object.keys(typed).some((name) => name.startsWith(prefix));

export function editorRows(profile: User, typed: Typed): EditorRow[] {
  const status = asTyped(profile);
  const typedStatus = { ...status, ...typed['status'] };
  const about = typed['about']?.['text'] ?? profile.description;
  return [
    {
      to: paths.editStatus,
      label: profileTexts.profile.status,
      text: statusOf(typedStatus),
      empty: profileTexts.profile.addStatus,
      fields: ['statusShort', 'statusLong'],
      isUnsaved: typedStatus.short !== status.short || typedStatus.long !== status.long,
    },
    {
      to: paths.editAboutMe,
      label: profileTexts.profile.about,
      text: about,
      empty: fieldTexts.fields.addDescription,
      fields: ['description'],
      isUnsaved: about !== profile.description,
    },
    {
      to: paths.addTag,
      label: profileTexts.profile.tags,
      text: listed(profile.tags.map(({ tagName }) => tagName)),
      empty: fieldTexts.fields.addTags,
      fields: ['tags'],
      isUnsaved: false,
    },
    {
      to: paths.editLinks,
      label: profileTexts.profile.links,
      text: listed(profile.links.map(({ type }) => firstLetters(type, limits.linkTypeShown))),
      empty: fieldTexts.fields.addLinks,
      fields: ['links'],
      isUnsaved: isTypedIn(typed, 'link:'),
    },
    {
      to: paths.editExperience,
      label: profileTexts.profile.experience,
      text: experienceOf(profile),
      empty: fieldTexts.fields.addExperience,
      fields: ['experiences'],
      isUnsaved: isTypedIn(typed, 'experience:'),
    },
  ];
}
