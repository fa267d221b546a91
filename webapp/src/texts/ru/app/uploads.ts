export const uploads = {
  waits: 'Ждёт соединения и отправится само.',
  photoQuestion: 'Отправить без фото?\nОно ещё не загружено.',
  sendWithoutPhoto: 'Отправить без него',
} as const;
