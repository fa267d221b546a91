import { say } from '#src/client/language/language.ts';
import type { Person } from '#src/control/common/shapes.ts';

const roleWords: Record<string, string> = {
  newcomer: say('новичок', 'newcomer'),
  student: say('студент', 'student'),
  owner: say('автор проекта', 'project owner'),
  moderator: say('модератор', 'moderator'),
  admin: say('администратор', 'administrator'),
  guest: say('гость', 'guest'),
};

export function fullName({ firstName, lastName }: Person): string {
  return lastName ? `${firstName} ${lastName}` : firstName;
}

export function roleWord({ role }: Person): string {
  return roleWords[role] ?? role;
}
