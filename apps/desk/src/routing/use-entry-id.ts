import { useParams } from 'react-router-dom';

/** Returns the number in the address of a page, or `undefined` if there is none. */
export function useEntryId(): number | undefined {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
