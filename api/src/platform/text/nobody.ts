/** How others see who left; the name takes the place of theirs wherever one is shown. */
export const nobody = 'Удалённый профиль';

export const nobodysProject = 'Удалённый проект';
export const nobodysVacancy = 'Удалённая вакансия';
