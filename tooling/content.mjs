// `npm run content -- …`: installs, then works on a content folder.
import { install, runNode } from './prepare.mjs';

install();
runNode('packages/content/src/cli.ts', process.argv.slice(2));
