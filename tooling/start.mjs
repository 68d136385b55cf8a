// `npm start`: installs packages, builds if necessary, and runs the server.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import util from 'node:util';

import { install } from './install.mjs';
import { build, environment, root, runNode } from './prepare.mjs';
import { exitWith, reasonOf } from './run-step.mjs';

/** Exits if another program uses the port, before the minute that installing and building take. */
async function checkPort() {
  const port = Number(process.env.PORT?.trim() || 8000);
  // The server says what is wrong with any other.
  if (!(port > 0 && port < 65_536)) return;
  await new Promise((resolve) => {
    const server = createServer();
    server.on('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        exitWith(`Port ${port} is in use by another program. Stop it, or run PORT=${port + 1} npm start.`);
      resolve(undefined);
    });
    server.listen(port, process.env.HOST?.trim() || '127.0.0.1', () => server.close(resolve));
  });
}

process.on('uncaughtException', (error) => exitWith(reasonOf(error.message) ?? String(error.stack)));
await checkPort();
await install({ production: true });
await build();
// Not before the build, which needs more memory. Node.js 18 has no `parseEnv`, and must get as far as the sentence of
// `install`.
const limits = util.parseEnv(readFileSync(`${root}/deploy/memory.env`, 'utf8'));
for (const [name, value] of Object.entries(limits)) environment[name] ??= value;
runNode('apps/api/src/entries/server.ts');
