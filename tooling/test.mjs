// `npm test`: installs packages, then runs the tests.
import { install, runNode } from './prepare.mjs';

install();
runNode('tooling/test.ts');
