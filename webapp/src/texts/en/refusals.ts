import { errorMessages } from '@kollab/contract';

/** The server's refusals by their code. */
export const refusals: Readonly<Record<string, string>> = errorMessages.en;
