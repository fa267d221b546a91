import { limits, paths, type Project, projectStages } from '@kollab/contract';
import { useState } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { useClosingConfirmation } from '#src/telegram/use-closing-confirmation.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import { Field, TextArea } from '#src/kit/forms/field.tsx';
import { MainAction } from '#src/kit/controls/main-action.tsx';
import { askFirst } from '#src/kit/notices/notices.ts';
import { Page } from '#src/kit/layout/page.tsx';
import { SecondAction } from '#src/kit/controls/second-action.tsx';
import { Section } from '#src/kit/layout/section.tsx';
import { SelectCell } from '#src/kit/forms/select-cell.tsx';
import { TagPicker } from '#src/shared/tags/tag-picker.tsx';
import { checkProject, projectInput } from '#src/features/projects/draft/check-project.ts';
import { CoverField } from './cover-field.tsx';
import { DraftPeople } from '#src/features/projects/team/draft-people.tsx';
import { DraftVacancies } from './draft-vacancies.tsx';
import { dropForm, dropTypedVacancies } from '#src/features/projects/draft/project-draft.ts';
import { useCoverUpload } from './use-cover-upload.ts';
import { useProjectForm } from '#src/features/projects/draft/use-project-form.ts';
import { useSendProject } from './use-send-project.ts';
import { texts } from '#src/texts/common.ts';
import { FormNote } from './form-note.tsx';

const stages = projectStages.map((stage) => ({
  value: stage,
  text: texts.words.stage(stage),
}));

/** A draft from the first letter on (spec §4). */
export function ProjectForm({ project }: { project: Project | undefined }) {
  const { telegramId, place, changes, form, change, isVacancyBegun } = useProjectForm(project);
  const { send, isSending } = useSendProject(telegramId, project);
  const cover = useCoverUpload(`${telegramId} ${place}`, form.coverImage, (coverImage) =>
    change({ coverImage }),
  );
  const [isChecked, setChecked] = useState(false);
  const isChanged = Object.keys(changes).length > 0;
  const isReturned = project?.pendingChanges.some(({ state }) => state === 'draft') ?? false;
  useClosingConfirmation(isChanged);
  const found = checkProject(form);
  const errors = isChecked ? found : {};
  const words = projectFormTexts.projectForm;

  const check = async () => {
    setChecked(true);
    const [wrong] = Object.keys(found);
    if (wrong === undefined) {
      for (const question of [
        isVacancyBegun && words.begunVacancyQuestion,
        cover.retry && words.coverQuestion,
      ]) {
        if (question && !(await askFirst(question, words.sendWithout))) return;
      }
      const isWithout = cover.retry !== undefined;
      if (isWithout) cover.hold();
      const leaveCover = () => {
        cover.forget();
        // It may have come since the person was asked.
        change({ coverImage: form.coverImage });
      };
      send({ form, changes, onSent: isWithout ? leaveCover : undefined });
      return;
    }
    telegram().haptic('error');
    document.getElementById(projectInput(wrong))?.focus();
  };

  const discard = async () => {
    if (!(await askFirst(words.discardQuestion, words.discardAction))) return;
    dropForm(telegramId, place);
    cover.forget();
    setChecked(false);
  };

  return (
    <Page title={project ? words.editTitle : words.newTitle} parent={paths.ownProjects}>
      <FormNote project={project} />
      <Field
        id={projectInput('name')}
        label={words.name}
        placeholder={words.namePlaceholder}
        value={form.name}
        error={errors.name}
        maxLength={limits.projectName}
        onChange={(name) => change({ name })}
      />
      <TextArea
        id={projectInput('description')}
        label={words.description}
        placeholder={words.descriptionPlaceholder}
        value={form.description}
        error={errors.description}
        maxLength={limits.projectDescription}
        onChange={(description) => change({ description })}
      />
      <CoverField
        cover={cover}
        path={form.coverImage}
        onRemove={() => change({ coverImage: null })}
      />
      <Section>
        <SelectCell
          label={words.stage}
          value={form.stage}
          options={stages}
          onChange={(stage) => change({ stage })}
        />
      </Section>
      <TagPicker
        names={form.tags}
        typed={form.tag}
        words={projectFormTexts.projectTags}
        onType={(tag) => change({ tag })}
        onChange={(tags) => change({ tags })}
      />
      {!project && (
        <DraftPeople
          people={form.participants}
          onChange={(participants) => change({ participants })}
        />
      )}
      <DraftVacancies
        vacancies={form.vacancies}
        projectId={project?.id}
        isOneBegun={isVacancyBegun}
        onChange={(vacancies) => {
          dropTypedVacancies(telegramId, place);
          change({ vacancies });
        }}
      />
      <SecondAction
        text={project ? words.discardEdits : words.discard}
        isShown={isChanged}
        onClick={() => void discard()}
      />
      <MainAction
        text={words.send}
        isEnabled={!cover.isUploading && (!project || isChanged || isReturned)}
        isLoading={isSending}
        onClick={() => void check()}
      />
    </Page>
  );
}
