import type { Row } from './row.ts';
import { peopleCalls } from '#src/conformance/rows/calls-of-people.ts';
import { projectCalls } from '#src/conformance/rows/calls-of-projects.ts';
import { entityRows } from '#src/conformance/rows/entities.ts';
import { errorRows } from '#src/conformance/rows/errors.ts';
import { limitRows } from '#src/conformance/rows/limits.ts';
import { productRows } from '#src/conformance/rows/product.ts';
import { profileRows } from '#src/conformance/rows/profile-screens.ts';
import { projectRows } from '#src/conformance/rows/project-screens.ts';
import { rightRows } from '#src/conformance/rows/rights.ts';
import { ruleRows } from '#src/conformance/rows/rules.ts';
import { stateRows } from '#src/conformance/rows/states.ts';
import { tabRows } from '#src/conformance/rows/tabs.ts';

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
