/** Returns a name in the form that searches compare: without case, accents, width and repeated white space. */
export const searchKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the key of a donor's full name. */
export const nameKey = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  searchKey(`${first_name} ${last_name}`);
