import {
  everyFieldOfSchemas,
  everyProfileField,
  everyProjectField,
} from '@kollab/contract/test/every-field';
import { describe, expect, it } from 'vitest';
import { card } from '#test/card.ts';
import { projectCard } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { cardMessage } from './card.ts';
import { projectCardMessage } from './project-card.ts';

const reader = readerOf();

describe('a moderation card tells everything that an approval publishes, before and after:', () => {
  it('has a row here for all that the schemas know', () => {
    const rows = [...everyProfileField, ...everyProjectField];
    const named = rows.map(({ field, part }) => [field, part].filter(Boolean).join('.'));
    expect(named.toSorted()).toEqual(everyFieldOfSchemas.toSorted());
  });

  it.each(everyProfileField)('$field $part', ({ field, values: [oldValue, newValue], said }) => {
    const changes = [{ changeType: field, oldValue, newValue }];
    const { html } = cardMessage(card({ changes }), reader).text;
    for (const value of said) expect(html).toContain(value);
  });

  it.each(everyProfileField)('$field $part of a first submission', ({ field, values, said }) => {
    const changes = [{ changeType: field, oldValue: null, newValue: values[1] }];
    expect(cardMessage(card({ changes }), reader).text.html).toContain(said[1]);
  });

  it.each(everyProjectField)(
    '$field $part of a project',
    ({ field, values: [oldValue, newValue], said }) => {
      const changes = [{ changeType: field, oldValue, newValue }];
      const { html } = projectCardMessage(projectCard({ isEdit: true, changes }), reader).text;
      for (const value of said) expect(html).toContain(value);
    },
  );

  it.each(everyProjectField)('$field $part of a new project', ({ field, values, said }) => {
    const changes = [{ changeType: field, oldValue: null, newValue: values[1] }];
    expect(projectCardMessage(projectCard({ changes }), reader).text.html).toContain(said[1]);
  });
});
