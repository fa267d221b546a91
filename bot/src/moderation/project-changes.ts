import { limits, type ProjectChange } from '@kollab/contract';
import { join, markup, type Html } from '#src/messages/html.ts';
import { projectCard as texts } from '#src/texts/project-card.ts';
import { card } from '#src/texts/ru.ts';
import { describeList, describeText } from './changes.ts';
import { describeVacancies } from './vacancies.ts';

/** Enough of a description to judge what a project is about. */
const descriptionLength = 250;

/** How much HTML all changes may take: with a head and a decision they are one message. */
const room = 2400;

/** What changed in a project, a part per field; vacancies last, as many as there is room for. */
export function describeProjectChanges(changes: ProjectChange[]): Html[] {
  const others = changes.filter(({ changeType }) => changeType !== 'vacancies').map(describe);
  const vacancies = changes.filter(({ changeType }) => changeType === 'vacancies');
  const left = room - others.reduce((sum, { html }) => sum + html.length, 0);
  return [...others, ...vacancies.map((change) => labelled(change, withinRoom(change, left)))];
}

const labelled = ({ changeType }: ProjectChange, change: Html | string) =>
  markup`<i>${texts.fields[changeType]}</i>\n${change}`;

function describe(change: ProjectChange): Html {
  const { changeType, oldValue, newValue } = change;
  switch (changeType) {
    case 'coverImage':
      return labelled(change, describeCover(oldValue, newValue));
    case 'tags':
      return labelled(change, describeList(oldValue, newValue));
    case 'description':
      return labelled(change, describeText(oldValue, newValue, descriptionLength));
    default:
      return labelled(change, describeText(oldValue, newValue, limits.moderationTextShown));
  }
}

function describeCover(before: unknown, after: unknown) {
  if (!after) return texts.cover.removed;
  return before ? texts.cover.replaced : texts.cover.added;
}

function withinRoom({ oldValue, newValue }: ProjectChange, left: number): Html {
  const items = describeVacancies(oldValue, newValue).map((item) => markup`${item}`);
  if (items.length === 0) return markup`${card.updated}`;
  let taken = 0;
  const shown = items.filter(({ html }) => (taken += html.length) <= left);
  const hidden = items.length - shown.length;
  return join(hidden > 0 ? [...shown, card.more(hidden)] : shown, '\n');
}
