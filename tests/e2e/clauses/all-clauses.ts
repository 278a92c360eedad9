import { callsClauses } from './calls';
import { entitiesClauses } from './entities';
import { errorsAndConstantsClauses } from './errors-and-constants';
import { screensDashboardClauses } from './screens-dashboard';
import { screensOpenClauses } from './screens-open';
import { screensRoutesClauses } from './screens-routes';
import { screensSamplesClauses } from './screens-samples';
import { statesClauses } from './states';
import { validationAndRolesClauses } from './validation-and-roles';
import { whatAndForWhomClauses } from './what-and-for-whom';
import type { Clause } from './clause';

/** Every clause of the specification, in its order, with the tests that hold it. */
export const clauses: readonly Clause[] = [
  ...whatAndForWhomClauses,
  ...screensRoutesClauses,
  ...screensOpenClauses,
  ...screensDashboardClauses,
  ...screensSamplesClauses,
  ...entitiesClauses,
  ...statesClauses,
  ...validationAndRolesClauses,
  ...callsClauses,
  ...errorsAndConstantsClauses,
];
