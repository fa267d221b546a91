import { type Project, saySeeking } from '@kollab/contract';
import Megaphone from 'lucide-react/icons/megaphone';
import SquarePlus from 'lucide-react/icons/square-plus';
import { locale } from '#src/texts/locale.ts';
import { roomTexts } from '#src/texts/team/room.ts';
import { openVacancies } from '#src/shared/project/open-vacancies.ts';
import { useShare } from '#src/shared/sharing/use-share.ts';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { publishedOf, storyOf } from '#src/shared/sharing/project-story.ts';

/** What a team tells others with: whom it looks for, for any chat; its cover, as a story. */
export function TeamSharing({ project: seen }: { project: Project }) {
  const project = publishedOf(seen);
  const { id, isFinished } = project;
  const share = useShare(id, 'all');
  const count = openVacancies(project).length;
  const seeking = count > 0 ? saySeeking(count, locale) : undefined;
  const story = storyOf(project, seeking);
  if (isFinished || (seeking === undefined && !story)) return null;
  const words = roomTexts.sharing;
  return (
    <Section title={words.title} testId="team-sharing">
      {seeking !== undefined && (
        <Cell icon={Megaphone} detail={words.seekingHint} onClick={share}>
          {seeking}
        </Cell>
      )}
      {story && (
        <Cell icon={SquarePlus} detail={words.storyHint} onClick={story}>
          {words.story}
        </Cell>
      )}
    </Section>
  );
}
