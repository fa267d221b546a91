import { addToProjectTeam, type ProjectCard } from '@kollab/contract';
import { call } from '#src/api/api.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { CoverThumb } from '#src/shared/project/cover-thumb.tsx';
import { Cell } from '#src/kit/layout/cell.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { Sheet } from '#src/kit/layout/sheet.tsx';
import { useAction } from '#src/kit/notices/use-action.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { vacancyTexts } from '#src/texts/vacancies.ts';

interface InviteSheetProps {
  telegramId: number;
  projects: readonly ProjectCard[];
  onClose: () => void;
}

export default function InviteSheet({ telegramId, projects, onClose }: InviteSheetProps) {
  const { refresh } = useProjectCache();
  const words = vacancyTexts.ofPerson;
  const { run, isPending } = useAction({
    perform: (projectId: string) => call(addToProjectTeam, { body: { projectId, telegramId } }),
    done: ({ result }) =>
      result === 'member' ? projectFormTexts.addParticipants.inTeam : words.invited,
    failed: words.inviteFailed,
    onSuccess: () => {
      void refresh();
    },
  });
  return (
    <Sheet title={words.choose} hasCancel onClose={onClose}>
      <Section>
        {projects.map((project) => (
          <Cell
            key={project.id}
            before={<CoverThumb project={project} />}
            isQuiet={isPending}
            onClick={() => run(project.id, onClose)}
          >
            {project.name}
          </Cell>
        ))}
      </Section>
    </Sheet>
  );
}
