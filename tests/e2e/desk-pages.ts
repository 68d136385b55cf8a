import { fileURLToPath } from 'node:url';

import { contentModules } from '@hearthlight/content/vite';
import { runnerImport } from 'vite';

import type { DeskEntries } from './desk-data.ts';

interface Route {
  path?: string;
  children?: readonly Route[];
}

const desk = fileURLToPath(new URL('../../apps/desk', import.meta.url));

/** Returns the addresses of the route objects, such as `/desk/news/:id/preview`. */
function pathsOf(routes: readonly Route[], above = ''): string[] {
  return routes.flatMap(({ children, path = '' }) => {
    const own = path.startsWith('/') ? path : [above, path].filter((part) => part !== '').join('/');
    return children ? pathsOf(children, own) : [own];
  });
}

/** Returns the addresses of all pages of the desk for signed-in staff, from its route objects. */
export async function deskAddresses(entries: DeskEntries): Promise<string[]> {
  const { module } = await runnerImport<{ routes: Route[] }>(`${desk}/src/routes.tsx`, {
    configFile: false,
    root: desk,
    plugins: [contentModules()],
    logLevel: 'error',
  });
  const numbers: ReadonlyMap<string, number> = new Map(Object.entries(entries));
  const numberOf = (kind: string) => {
    const number = numbers.get(kind);
    if (number === undefined) throw new Error(`The desk has no entry for the page of ${kind}.`);
    return number;
  };
  return pathsOf(module.routes)
    .filter((path) => path !== '/desk/welcome')
    .map((path) =>
      path
        .replace('*', 'no-such-page')
        .replace(/^no-such-page$/, '/desk/no-such-page')
        .replace(/([\w-]+)\/:id/, (_, kind: string) => `${kind}/${numberOf(kind)}`),
    );
}
