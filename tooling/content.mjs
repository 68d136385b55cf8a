// `npm run content -- …`: installs packages, then runs a command for a content folder.
import { install, runNode } from './prepare.mjs';

install();
runNode('packages/content/src/cli.ts', process.argv.slice(2));
