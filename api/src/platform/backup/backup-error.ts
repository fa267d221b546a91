import { SetupError } from '@kollab/runtime/setup-error';

const sentences = {
  foreign: 'is not a backup of Kollab',
  damaged: 'is damaged or incomplete',
  tooNew: 'was made by a newer Kollab: restore it with that version or a later one',
} as const;

export class BackupError extends Error {
  readonly problem: keyof typeof sentences;
  constructor(problem: keyof typeof sentences) {
    super(sentences[problem]);
    this.problem = problem;
  }
}

export const told = (file: string, { message }: BackupError) =>
  new SetupError(`${file} ${message}. Nothing was changed.`);
