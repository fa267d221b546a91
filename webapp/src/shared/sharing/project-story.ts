import { cutLine, jpegPath, type Project, startParamOf, type Vacancy } from '@kollab/contract';
import { chatLink } from '#src/telegram/chat-link.ts';
import { storyEditor } from '#src/telegram/offers.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { isLive } from '#src/shared/project/is-live.ts';
import { soughtOf } from '#src/shared/project/open-vacancies.ts';

/** What others see of a project whose owner sees what they wrote last: of vacancies their approved words. */
export function publishedOf(project: Project): Project {
  const approved = new Map(project.pendingChanges.map((one) => [one.changeType, one.oldValue]));
  const valueOf = <F extends 'name' | 'coverImage'>(field: F) =>
    approved.has(field) ? (approved.get(field) as Project[F]) : project[field];
  const known = (approved.get('vacancies') ?? []) as Partial<Vacancy>[];
  const asSeen = (vacancy: Vacancy): Vacancy => {
    const { title = '' } = known.find(({ id }) => id === vacancy.id) ?? vacancy;
    return { ...vacancy, title };
  };
  return {
    ...project,
    name: valueOf('name'),
    coverImage: valueOf('coverImage'),
    vacancies: project.vacancies.filter((vacancy) => isLive(project, vacancy)).map(asSeen),
  };
}

/** What Telegram takes of a story's text from everybody. */
const longestStory = 200;

/** Opens the editor of a story with a published project's cover; undefined where there is none. */
export function storyOf(project: Project, seeking?: string): (() => void) | undefined {
  const { id, name, coverImage } = project;
  const edit = coverImage === null ? undefined : storyEditor();
  if (!edit || coverImage === null) return undefined;
  const url = chatLink(startParamOf({ screen: 'project', projectId: id }));
  const left = longestStory - `${name}\n…\n${url ?? ''}`.length;
  const sought = seeking && cutLine(`${seeking}: ${soughtOf(project)}`, left);
  const text = [name, sought].filter(Boolean).join('\n');
  const link = url === undefined ? undefined : { url, name: roomTexts.sharing.open };
  return () => edit(location.origin + jpegPath(coverImage), { text, link });
}
