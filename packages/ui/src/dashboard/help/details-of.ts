import type { Donor } from '@hearthlight/domain';

/** The known details of a signed-in donor. */
export type KnownDetails = Pick<Donor, 'first_name' | 'last_name' | 'email'>;

/** Returns the fields of the help request that a donor's details fill in. A full name has only letters and spaces (specification §5). */
export function detailsOf({ first_name, last_name, email }: KnownDetails) {
  const fullName = `${first_name} ${last_name}`.replace(/['’-]/g, ' ');
  return [
    ['fullname', fullName],
    ['email', email],
  ] as const;
}
