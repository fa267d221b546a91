import type { Row } from './row.ts';
import { peopleCalls } from './rows/calls-of-people.ts';
import { projectCalls } from './rows/calls-of-projects.ts';
import { entityRows } from './rows/entities.ts';
import { errorRows } from './rows/errors.ts';
import { limitRows } from './rows/limits.ts';
import { productRows } from './rows/product.ts';
import { profileRows } from './rows/profile-screens.ts';
import { projectRows } from './rows/project-screens.ts';
import { rightRows } from './rows/rights.ts';
import { ruleRows } from './rows/rules.ts';
import { stateRows } from './rows/states.ts';
import { tabRows } from './rows/tabs.ts';

/** Every sentence of the specification that can be observed, in its order. */
export const table: readonly Row[] = [
  ...productRows,
  ...tabRows,
  ...profileRows,
  ...projectRows,
  ...entityRows,
  ...stateRows,
  ...ruleRows,
  ...rightRows,
  ...peopleCalls,
  ...projectCalls,
  ...errorRows,
  ...limitRows,
];
