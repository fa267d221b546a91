/** Texts of the carousel, a project and its vacancies. */
export const ruProjects = {
  projects: {
    title: 'Проекты',
    empty: 'Пока нет опубликованных проектов',
    hint: 'Как только появится первый, вы увидите его здесь.',
  },
} as const;
