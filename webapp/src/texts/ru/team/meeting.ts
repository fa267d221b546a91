/** Texts of when a team meets. */
export const meeting = {
  title: 'Созвон команды',
  link: { none: 'Когда созвонимся?', open: 'Команда выбирает время', set: 'Созвон команды' },
  linkHint: 'Предложите время, команда отметит удобное',
  propose: {
    title: 'Когда созвонимся?',
    hint: 'Отметьте от двух до шести вариантов. Команда выберет, а мы назначим тот, который подойдёт большинству.',
    day: 'День',
    time: 'Время',
    chosen: (count: number) => `Варианты: ${count} из 6`,
    none: 'Выберите день, а затем время',
    remove: (moment: string) => `Убрать: ${moment}`,
    full: 'Шести вариантов достаточно',
    send: 'Спросить команду',
    sent: 'Команда получит варианты',
    failed: 'Не удалось предложить время',
  },
  choose: {
    title: 'Что вам подходит?',
    note: (answered: number, asked: number, until: string) =>
      `Ответили ${answered} из ${asked}. Решится, когда ответят все, самое позднее ${until}.`,
    can: (count: number, asked: number) =>
      count === 0 ? 'пока никто' : `могут ${count} из ${asked}`,
    none: 'Ничего не подходит',
    failed: 'Не удалось ответить',
    settle: (day: string, time: string) => `Назначить: ${day}, ${time}`,
    settled: 'Время назначено, команда узнает',
    settleFailed: 'Не удалось назначить время',
    cancel: 'Больше не спрашивать',
    cancelled: 'Команду больше не спрашиваем',
    cancelFailed: 'Не удалось отменить',
  },
  set: {
    title: 'Договорились',
    hint: 'По вашему времени. Увидимся!',
    again: 'Предложить другое время',
  },
  nothing: 'Времени пока не выбирают',
  nothingHint: 'Предложить его может владелец проекта.',
  loadFailed: 'Не удалось узнать о созвоне',
} as const;
