import type { Policy } from '@kollab/contract/schemas';
import { SetupError } from '@kollab/runtime/setup-error';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const firstLine = /^(?:Версия|Version):? (\S{1,40})\s*\n/;

function readText(path: string) {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  } catch {
    throw new SetupError(`POLICY_DIR is not valid: ${path} cannot be read.`);
  }
}

/** Throws a `SetupError` where there is no text, or no version. */
export function readPolicy(folder: string): Policy {
  const ru = readText(join(folder, 'ru.md'));
  const version = firstLine.exec(ru)?.[1];
  if (version === undefined) {
    throw new SetupError('POLICY_DIR is not valid: ru.md begins with a line such as «Версия 1».');
  }
  const english = join(folder, 'en.md');
  const en = existsSync(english) ? readText(english) : ru;
  const bodyOf = (text: string) => text.replace(firstLine, '').trim();
  return { version, text: { ru: bodyOf(ru), en: bodyOf(en) } };
}
