import { searchKey } from './search-key.ts';

/** Returns the key of a donor's full name. */
export const nameKey = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  searchKey(`${first_name} ${last_name}`);
