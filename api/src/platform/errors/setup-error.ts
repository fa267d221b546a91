/** Something the person who starts Kollab has to mend: printed as its one sentence, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
