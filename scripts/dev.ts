import { spawn } from 'node:child_process';

import { environment, root } from './prepare.mjs';

/** `npm run dev`: the server on port 8000, which starts anew when its code changes, and the site with hot reload on 5173. */
const commands: [string, string[]][] = [
  ['node', ['--watch', 'apps/api/src/server.ts']],
  ['npm', ['run', '--silent', 'dev', '-w', 'apps/web']],
];
const children = commands.map(([command, args]) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: environment }),
);
const stop = () => children.forEach((child) => child.kill());
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
