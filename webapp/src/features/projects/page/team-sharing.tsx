import {
  cutLine,
  jpegPath,
  type Project,
  saySeeking,
  startParamOf,
  type Vacancy,
} from '@kollab/contract';
import Megaphone from 'lucide-react/icons/megaphone';
import SquarePlus from 'lucide-react/icons/square-plus';
import { chatLink } from '#src/telegram/chat-link.ts';
import { storyEditor } from '#src/telegram/offers.ts';
import { locale } from '#src/texts/locale.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { openVacancies, soughtOf } from '#src/shared/project/open-vacancies.ts';
import { isLive } from '#src/shared/project/is-live.ts';
import { useShare } from '#src/shared/sharing/use-share.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';

/** What Telegram takes of a story's text from everybody. */
const longestStory = 200;

/** What others see of a project whose owner sees what they wrote last: of vacancies their approved words. */
function publishedOf(project: Project): Project {
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

function storyOf(project: Project, seeking: string | undefined) {
  const { id, name } = project;
  const url = chatLink(startParamOf({ screen: 'project', projectId: id }));
  const left = longestStory - `${name}\n…\n${url ?? ''}`.length;
  const sought = seeking && cutLine(`${seeking}: ${soughtOf(project)}`, left);
  const text = [name, sought].filter(Boolean).join('\n');
  return { text, link: url === undefined ? undefined : { url, name: roomTexts.sharing.open } };
}

/** What a team tells others with: whom it looks for, for any chat; its cover, as a story. */
export function TeamSharing({ project: seen }: { project: Project }) {
  const project = publishedOf(seen);
  const { id, coverImage, isFinished } = project;
  const share = useShare(id, 'all');
  const editStory = coverImage === null ? undefined : storyEditor();
  const count = openVacancies(project).length;
  const seeking = count > 0 ? saySeeking(count, locale) : undefined;
  if (isFinished || (seeking === undefined && !editStory)) return null;
  const words = roomTexts.sharing;
  const story = () =>
    editStory?.(location.origin + jpegPath(coverImage ?? ''), storyOf(project, seeking));
  return (
    <Section title={words.title} testId="team-sharing">
      {seeking !== undefined && (
        <Cell icon={Megaphone} detail={words.seekingHint} onClick={share}>
          {seeking}
        </Cell>
      )}
      {editStory && (
        <Cell icon={SquarePlus} detail={words.storyHint} onClick={story}>
          {words.story}
        </Cell>
      )}
    </Section>
  );
}
