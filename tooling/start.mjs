// `npm start`: installs packages, builds if necessary, and runs the server.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { build, environment, install, isBuilt, root, runNode } from './prepare.mjs';

install({ production: isBuilt() });
build();
// Not before the build, which needs more memory.
for (const [name, value] of Object.entries(parseEnv(readFileSync(`${root}/deploy/memory.env`, 'utf8'))))
  environment[name] ??= value;
runNode('apps/api/src/server.ts');
