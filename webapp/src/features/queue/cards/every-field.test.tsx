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
function shownOn(): string {
  for (const button of screen.queryAllByRole('button', { name: 'Показать полностью' })) {
    fireEvent.click(button);
  }
  const [card] = cards();
  const pictures = [...(card?.querySelectorAll('img') ?? [])].map((one) => one.src);
  return [card?.textContent, ...pictures].join('\n');
}

beforeEach(() => void emptyServer());

describe('the queue shows everything that an approval publishes, before and after:', () => {
  it('has a row here for all that the schemas know', () => {
    const rows = [...everyProfileField, ...everyProjectField];
    const named = rows.map(({ field, part }) => [field, part].filter(Boolean).join('.'));
    expect(named.toSorted()).toEqual(everyFieldOfSchemas.toSorted());
  });

  /** Each as an edit, and as the first of its kind. */
  const withFirst = <Row extends { values: readonly unknown[] }>(rows: readonly Row[]) =>
    rows.flatMap((row) => [
      { ...row, how: 'edited', before: row.values[0] },
      { ...row, how: 'new', before: null },
    ]);
  const missingOn = async (how: string, said: readonly string[]) => {
    await openQueue(1);
    const shown = shownOn();
    return (how === 'new' ? said.slice(1) : said).filter((value) => !shown.includes(value));
  };

  it.each(withFirst(everyProfileField))(
    '$field $part of a profile, $how',
    async ({ field, values, said, before, how }) => {
      const changes = [{ changeType: field, oldValue: before, newValue: values[1] }];
      server.profile = [sampleProfileSubmission(1, { changes })];
      expect(await missingOn(how, said)).toEqual([]);
    },
  );

  it.each(withFirst(everyProjectField))(
    '$field $part of a project, $how',
    async ({ field, values, said, before, how }) => {
      const changes = [{ changeType: field, oldValue: before, newValue: values[1] }];
      const own = how === 'new' ? { [field]: values[1] } : { status: 'одобрено' as const };
      server.project = [sampleProjectSubmission('p', { changes, ...own })];
      expect(await missingOn(how, said)).toEqual([]);
    },
  );
});
