import { expectNoFindingsInBothThemes } from '../../../e2e/support/axe';
import { testEachState } from '../../../e2e/support/axe-states';

testEachState(expectNoFindingsInBothThemes);
