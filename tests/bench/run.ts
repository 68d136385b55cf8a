import { type Commands, runNamed } from '../../tooling/run-named.ts';

/**
 * The sections of `npm run bench -- section…`. Arguments after a section are its own: `npm run bench -- load 60`. They
 * need an idle machine, and some need PostgreSQL; the comment of each file says more.
 */
const sections: Commands = {
  web: 'npm run --silent build && node tests/bench/web/run.ts',
  server: 'node tests/bench/server.ts',
  load: 'node tests/bench/mixed-load.ts',
  import: 'node tests/bench/import.ts',
  statements: 'node tests/bench/statements.ts',
  'desk-import': 'node tests/bench/desk-import.ts',
  'desk-lists': 'node tests/bench/desk-lists.ts',
  'gift-list': 'node tests/bench/gift-list.ts',
  books: 'node tests/bench/books-calls.ts',
  scale: 'node tests/bench/scale.ts',
  uploads: 'node tests/bench/uploads.ts',
  files: 'node tests/bench/untrusted-files.ts',
  kill: 'node tests/bench/kill.ts',
  failover: 'node tests/bench/failover.ts',
  standby: 'node tests/bench/standby.ts',
};

runNamed(sections);
