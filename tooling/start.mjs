// `npm start`: installs packages, builds if necessary, and runs the server.
import { build, install, isBuilt, runNode } from './prepare.mjs';

install({ production: isBuilt() });
build();
runNode('apps/api/src/server.ts');
