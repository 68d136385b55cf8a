import { useLocation } from 'react-router-dom';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A text that the link to this page passed on outside of the address, by its name. */
export function useLinkState(name: string): string | undefined {
  const { state } = useLocation();
  const text = isRecord(state) ? state[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}
