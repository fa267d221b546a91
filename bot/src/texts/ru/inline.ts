import { product } from '@kollab/contract';

/** What a project looks like when it is sent to a chat. */
export const inline = {
  nothing: `Ничего не нашлось: открыть ${product}`,
  unavailable: `Поиск не ответил: открыть ${product}`,
  open: 'Открыть проект',
  stage: (stage: string, tags: string) => (tags === '' ? stage : `${stage} · ${tags}`),
};
