import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../../tooling/prepare.mjs';

/** Writes code by id to a folder of the cache, and returns the compiler's errors with the flags of Vite's template. */
export function compileSnippets(snippets: ReadonlyMap<string, string>, name: string): string[] {
  const folder = join(root, 'node_modules/.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, code] of snippets) writeFileSync(join(folder, `${id}.tsx`), code);
  const strict = { noUnusedLocals: true, noUnusedParameters: true, noUncheckedSideEffectImports: true };
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, ...strict };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../packages/ui/tsconfig.json',
      compilerOptions,
      include: ['*.tsx', '../../../packages/ui/src/**/*.d.ts'],
      references: [],
    }),
  );
  const { stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', folder, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}
