import type { Person } from '#src/client/api/shapes.ts';

const roleWords: Record<string, string> = {
  newcomer: 'новичок',
  student: 'студент',
  owner: 'автор проекта',
  moderator: 'модератор',
  admin: 'администратор',
  guest: 'гость',
};

export function fullName({ firstName, lastName }: Person): string {
  return lastName ? `${firstName} ${lastName}` : firstName;
}

export function roleWord({ role }: Person): string {
  return roleWords[role] ?? role;
}
