import { useLocation } from 'react-router-dom';

/** A text that the link to this page passed on outside of the address, by its name. */
export function useLinkState(name: string): string | undefined {
  const text: unknown = useLocation().state?.[name];
  return typeof text === 'string' ? text : undefined;
}
