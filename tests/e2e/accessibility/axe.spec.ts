import { expectNoFindings } from '../support/axe';
import { testEachState } from '../support/axe-states';

testEachState(expectNoFindings);
