import { errorMessages } from '@kollab/contract';

export const refusals: Readonly<Record<string, string>> = errorMessages.en;
