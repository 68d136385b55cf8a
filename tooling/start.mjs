// `npm start`: installs, builds what changed, and runs the server, which migrates and fills its database.
import { build, install, isBuilt, runNode } from './prepare.mjs';

install({ production: isBuilt() });
build();
runNode('apps/api/src/server.ts');
