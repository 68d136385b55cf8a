import { type DeskPageName, deskPages } from '@hearthlight/domain/desk';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject, UIMatch } from 'react-router-dom';

/** Returns the route of a page of the desk, or with `below` one below it, such as `:id`. */
export const page = (
  name: DeskPageName,
  lazy: () => Promise<{ Component: ComponentType }>,
  below = '',
): NonIndexRouteObject => ({
  path: below === '' ? deskPages[name].path : `${deskPages[name].path}/${below}`,
  handle: { page: name },
  lazy,
});

const isPageName = (name: unknown): name is DeskPageName => typeof name === 'string' && name in deskPages;

/** Returns the page of the desk to which the matched routes belong. */
export function pageOf(matches: readonly UIMatch[]): DeskPageName | undefined {
  const names: unknown[] = matches.map(({ handle }) =>
    handle !== null && typeof handle === 'object' && 'page' in handle ? handle.page : undefined,
  );
  return names.find(isPageName);
}
