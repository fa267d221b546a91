/** What a project looks like when it is sent to a chat. */
export const inline = {
  nothing: 'Ничего не нашлось: открыть Kollab',
  unavailable: 'Поиск не ответил: открыть Kollab',
  open: 'Открыть проект',
  stage: (stage: string, tags: string) => (tags === '' ? stage : `${stage} · ${tags}`),
};
