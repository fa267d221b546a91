export const meeting = {
  question: (project: string) => `Когда созвонимся? Проект «${project}»`,
  can: (count: number) => `могут ${count}`,
  none: 'Ничего не подходит',
  noted: 'Отмечено',
  takenBack: 'Отметка снята',
  noneNoted: 'Понятно: ничего не подходит',
  decided: 'Все ответили, время выбрано',
  notFound: 'Все ответили, но время не нашлось',
};
