import { limits, type User } from '@kollab/contract';
import { reviewedFields } from '@kollab/contract/schemas';
import { texts } from '#src/texts/common.ts';
import { profileTexts } from '#src/texts/profile.ts';

interface TypedStatus {
  short: string;
  long: string;
}

type Status = Pick<User, 'statusShort' | 'statusLong'>;

export const asTyped = ({ statusShort, statusLong }: Status): TypedStatus => ({
  short: statusShort,
  long: statusLong.join('\n'),
});

function longError(long: string): string {
  const lines = long.split('\n').map((line) => line.trim());
  const count = lines.filter((line) => line !== '').length;
  if (count > limits.statusLongLines) return profileTexts.status.tooManyLines(count);
  const index = lines.findIndex((line) => line.length > limits.statusLongLine);
  if (index < 0) return texts.errors.badValue;
  return profileTexts.status.lineTooLong(index + 1, lines[index]?.length ?? 0);
}

interface StatusErrors {
  short?: string;
  long?: string;
}

export function readStatus(typed: TypedStatus): { status?: Status; errors: StatusErrors } {
  const short = reviewedFields.statusShort.safeParse(typed.short.trim());
  const long = reviewedFields.statusLong.safeParse(typed.long);
  if (short.success && long.success) {
    return { status: { statusShort: short.data, statusLong: long.data }, errors: {} };
  }
  return {
    errors: {
      ...(!short.success && { short: texts.errors.badValue }),
      ...(!long.success && { long: longError(typed.long) }),
    },
  };
}
