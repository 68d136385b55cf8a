import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';

/** The address of a page. The router's is another one while the page is ahead of its visit. */
export const PageLocation = createContext<Location | undefined>(undefined);

export function usePageLocation(): Location {
  const location = useContext(PageLocation);
  if (!location) throw new Error('Only a page has an address.');
  return location;
}
