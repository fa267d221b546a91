import { say } from '#src/client/language/language.ts';
import type { Message } from '#src/control/common/shapes.ts';

const serviceWords: Record<NonNullable<Message['service']>, string> = {
  writeAccessAllowed: say('Вы разрешили боту писать вам', 'You allowed the bot to message you'),
  webAppData: say(
    'Данные из приложения отправлены боту',
    'Data of the mini-app was sent to the bot',
  ),
  chatShared: say('Вы выбрали группу для бота', 'You chose a group for the bot'),
};

export function serviceText({ service }: Message): string | undefined {
  return service ? serviceWords[service] : undefined;
}

export function summary(message: Message): string {
  if (message.text.trim() !== '') return message.text;
  if (message.photo) return say('Фото', 'Photo');
  if (message.poll) return message.poll.question;
  if (message.document) return message.document.fileName || say('Файл', 'File');
  if (message.contact) return say('Контакт', 'Contact');
  return serviceText(message) ?? (message.event ? say('Новости группы', 'News of the group') : '');
}
