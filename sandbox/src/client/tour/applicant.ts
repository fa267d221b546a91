import { student } from '#src/people/people.ts';
import { say } from '#src/client/language/language.ts';

export const guest = { firstName: 'Лена', lastName: 'Новикова' };

export interface Forms {
  nominative: string;
  genitive: string;
  dative: string;
  accusative: string;
  pronoun: string;
}

const ilya: Forms = {
  nominative: 'Илья',
  genitive: 'Ильи',
  dative: 'Илье',
  accusative: 'Илью',
  pronoun: 'его',
};
const lena: Forms = {
  nominative: 'Лена',
  genitive: 'Лены',
  dative: 'Лене',
  accusative: 'Лену',
  pronoun: 'её',
};

const unchanged = (name: string, pronoun: string): Forms => ({
  nominative: name,
  genitive: name,
  dative: name,
  accusative: name,
  pronoun,
});

/** As Russian declines the name; English leaves it as it is. */
export const formsOf = (applicant: number): Forms =>
  applicant === student.telegramId
    ? say(ilya, unchanged('Ilya (Илья)', 'he'))
    : say(lena, unchanged('Lena (Лена)', 'she'));
