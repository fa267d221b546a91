import { projectFields } from '@kollab/contract/schemas';
import { texts } from '#src/texts/common.ts';
import { projectFormTexts } from '#src/texts/project-forms.ts';
import type { ProjectForm } from './project-form.ts';

export type ProjectErrors = Partial<Record<'name' | 'description', string>>;

/** Spec §5. */
export function checkProject({ name, description }: ProjectForm): ProjectErrors {
  const { emptyName, emptyDescription } = projectFormTexts.projectForm;
  const isName = projectFields.name.safeParse(name).success;
  const isDescription = projectFields.description.safeParse(description).success;
  return {
    ...(!isName && { name: texts.errors.badValue }),
    ...(!name.trim() && { name: emptyName }),
    ...(!isDescription && { description: texts.errors.badValue }),
    ...(!description.trim() && { description: emptyDescription }),
  };
}

export const projectInput = (field: string) => `project-${field}`;
