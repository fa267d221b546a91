/** Levels of a vacancy (spec §9). */
export const vacancyLevels = ['Intern', 'Junior', 'Middle', 'Senior', 'Team lead'] as const;

/** Years of experience a vacancy asks for (spec §9). */
export const vacancyExperiences = [
  'Без опыта',
  '0-1 год',
  '1-3 года',
  '3-5 лет',
  'более 7 лет',
] as const;

/** Whether a vacancy says enough (spec §5): a title, a tag, and a task, requirement or condition. */
export const isVacancyComplete = (
  vacancy: Record<'title' | 'tasks' | 'requirements' | 'conditions', string> & {
    tags: readonly unknown[];
  },
) =>
  vacancy.title.trim() !== '' &&
  vacancy.tags.length > 0 &&
  [vacancy.tasks, vacancy.requirements, vacancy.conditions].some((part) => part.trim() !== '');
