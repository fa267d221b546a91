import type { Message } from '#src/client/api/shapes.ts';

const serviceWords: Record<NonNullable<Message['service']>, string> = {
  writeAccessAllowed: 'Вы разрешили боту писать вам',
  webAppData: 'Данные из приложения отправлены боту',
};

/** What a service message says; undefined for an ordinary one. */
export function serviceText({ service }: Message): string | undefined {
  return service ? serviceWords[service] : undefined;
}

/** A message in one line: its text, or what it carries instead. */
export function summary(message: Message): string {
  if (message.text.trim() !== '') return message.text;
  if (message.photo) return 'Фото';
  if (message.document) return message.document.fileName || 'Файл';
  if (message.contact) return 'Контакт';
  return serviceText(message) ?? (message.event ? 'Новости группы' : '');
}
