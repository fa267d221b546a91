/** How others see who left; the name takes the place of theirs wherever one is shown. */
export const nobody = 'Удалённый профиль';

/** And how they see a project that went with its owner, and what was sought there. */
export const nobodysProject = 'Удалённый проект';
export const nobodysVacancy = 'Удалённая вакансия';
