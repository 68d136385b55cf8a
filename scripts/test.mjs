// `npm test`: installs, then hands over to the test run proper, which may use packages.
import { become, install } from './prepare.mjs';

install();
become('scripts/test.ts', process.argv.slice(2));
