// `npm run content -- …`: installs packages, then runs a command for a content folder.
import { install } from './install.mjs';
import { runNode } from './prepare.mjs';

const args = process.argv.slice(2);
await install({ production: args[0] !== 'preview' });
runNode('packages/content/src/cli.ts', args);
