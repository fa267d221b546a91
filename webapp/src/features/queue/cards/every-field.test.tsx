import {
  everyFieldOfSchemas,
  everyProfileField,
  everyProjectField,
} from '@kollab/contract/test/every-field';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cards, emptyServer, openQueue, server } from '#test/queue-fixture.ts';
import { sampleProfileSubmission, sampleProjectSubmission } from '#test/sample-submission.ts';

/** Words, and pictures by their addresses, once every long text was opened. */
async function shownOn(): Promise<string> {
  for (const button of screen.queryAllByRole('button', { name: 'Показать полностью' })) {
    fireEvent.click(button);
  }
  const [card] = cards();
  const pictures = [...(card?.querySelectorAll('img') ?? [])].map((one) => one.src);
  return [card?.textContent, ...pictures].join('\n');
}

/** As a project that was never approved shows it. */
const withValue = (field: string, value: unknown): object => ({ [field]: value });

beforeEach(() => void emptyServer());

describe('the queue shows everything that an approval publishes, before and after:', () => {
  it('has a row here for all that the schemas know', () => {
    const rows = [...everyProfileField, ...everyProjectField];
    const named = rows.map(({ field, part }) => [field, part].filter(Boolean).join('.'));
    expect(named.toSorted()).toEqual(everyFieldOfSchemas.toSorted());
  });

  it.each(everyProfileField)('$field $part', async ({ field, values, said }) => {
    const [oldValue, newValue] = values;
    const changes = [{ changeType: field, oldValue, newValue }];
    server.profile = [sampleProfileSubmission(1, { changes })];
    await openQueue(1);
    const shown = await shownOn();
    for (const value of said) expect(shown).toContain(value);
  });

  it.each(everyProfileField)(
    '$field $part of a first submission',
    async ({ field, values, said }) => {
      const changes = [{ changeType: field, oldValue: null, newValue: values[1] }];
      server.profile = [sampleProfileSubmission(1, { changes })];
      await openQueue(1);
      expect(await shownOn()).toContain(said[1]);
    },
  );

  it.each(everyProjectField)('$field $part of a project', async ({ field, values, said }) => {
    const [oldValue, newValue] = values;
    const changes = [{ changeType: field, oldValue, newValue }];
    server.project = [sampleProjectSubmission('p', { status: 'одобрено', changes })];
    await openQueue(1);
    const shown = await shownOn();
    for (const value of said) expect(shown).toContain(value);
  });

  it.each(everyProjectField)('$field $part of a new project', async ({ field, values, said }) => {
    const changes = [{ changeType: field, oldValue: null, newValue: values[1] }];
    const project = { changes, ...withValue(field, values[1]) };
    server.project = [sampleProjectSubmission('p', project)];
    await openQueue(1);
    expect(await shownOn()).toContain(said[1]);
  });
});
