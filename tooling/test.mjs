// `npm test`: installs, then runs the tests, which may use packages.
import { install, runNode } from './prepare.mjs';

install();
runNode('tooling/test.ts');
