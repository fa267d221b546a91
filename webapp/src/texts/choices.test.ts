import { expect, it } from 'vitest';
import { fields as fieldsInEnglish } from './en/fields.ts';
import { saved as savedInEnglish } from './en/saved.ts';
import { settings as settingsInEnglish } from './en/settings.ts';
import { fields } from './ru/fields.ts';
import { saved } from './ru/saved.ts';
import { settings } from './ru/settings.ts';

it.each([
  ['Russian', settings.settings, saved, fields.fields],
  ['English', settingsInEnglish.settings, savedInEnglish, fieldsInEnglish.fields],
])(
  'every choice in %s begins with a capital letter',
  (_, own, { alerts, page }, { visibility }) => {
    const { modes, languages, here, awayUntil } = own;
    const lists = [modes, languages, alerts.modes];
    const choices = [...lists, page.reminds, visibility].flatMap((list) => Object.values(list));
    expect(choices.length).toBeGreaterThan(10);
    for (const choice of [...choices, here, awayUntil('5')]) expect(choice).toMatch(/^\p{Lu}/u);
  },
);
