// `npm test`: installs packages, then runs the tests.
import { install } from './install.mjs';
import { runNode } from './prepare.mjs';

await install();
runNode('tooling/test.ts', process.argv.slice(2));
