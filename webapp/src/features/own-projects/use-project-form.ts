import type { Project } from '@kollab/contract';
import { useStore } from 'zustand';
import { useMe } from '#src/api/me.ts';
import { newPlace, projectDraft, saveForm, unsaved } from './project-draft.ts';
import { emptyForm, formOf, type ProjectFormChanges } from './project-form.ts';

/** The form of a new project, or of one that is there, with the draft of this device over it. */
export function useProjectForm(project: Project | undefined) {
  const { telegramId } = useMe();
  const place = project?.id ?? newPlace;
  const base = project ? formOf(project) : emptyForm;
  const changes = unsaved(useStore(projectDraft(telegramId)).forms[place] ?? {}, base);
  return {
    telegramId,
    place,
    changes,
    form: { ...base, ...changes },
    change: (values: ProjectFormChanges) => saveForm(telegramId, place, values, base),
  };
}
