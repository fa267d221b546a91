/** Texts of a picture on its way. */
export const uploads = {
  waits: 'Ждёт соединения и отправится само.',
} as const;
