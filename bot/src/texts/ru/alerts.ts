export const alerts = {
  save: 'Сохранить',
  saved: 'Сохранено',
  kept: '✓ Сохранено',
  mute: (search: string) => `Не присылать: ${search}`,
  muteAll: 'Не присылать этот поиск',
  muted: 'Хорошо, по этому поиску больше не пришлю',
};
