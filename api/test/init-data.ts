import { sign } from '@telegram-apps/init-data-node';

export const botToken = '7000000000:test-token';

export interface TestPerson {
  telegramId: number;
  firstName?: string;
  lastName?: string;
  username?: string | undefined;
  photoUrl?: string;
}

export function initData(person: TestPerson, at = new Date(), token = botToken) {
  const { telegramId, firstName = 'Аня', lastName, username, photoUrl } = person;
  const user = {
    id: telegramId,
    first_name: firstName,
    ...(lastName !== undefined && { last_name: lastName }),
    ...(username !== undefined && { username }),
    ...(photoUrl !== undefined && { photo_url: photoUrl }),
  };
  return sign({ user }, token, at);
}
