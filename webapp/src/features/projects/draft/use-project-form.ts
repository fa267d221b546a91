import type { Project } from '@kollab/contract';
import { useMe } from '#src/api/me.ts';
import { newPlace, projectDrafts, unsaved, vacancyDrafts, vacancyPlace } from './project-draft.ts';
import { emptyForm, formOf, type ProjectFormChanges, withoutLivePlaces } from './project-form.ts';

export function useProjectForm(project: Project | undefined) {
  const { telegramId } = useMe();
  const place = project?.id ?? newPlace;
  const base = project ? formOf(project) : emptyForm;
  const { vacancies: written, ...kept } = projectDrafts.use(telegramId, place).values;
  const changed = written && (project ? withoutLivePlaces(project, written) : written);
  const changes = unsaved({ ...kept, ...(changed && { vacancies: changed }) }, base);
  const vacancies = vacancyDrafts.useAll(telegramId);
  return {
    telegramId,
    place,
    changes,
    isVacancyBegun: vacancies[vacancyPlace(place, undefined)] !== undefined,
    form: { ...base, ...changes },
    change: (values: ProjectFormChanges) => projectDrafts.save(telegramId, place, values, base),
  };
}
