import type { Donor } from '@hearthlight/domain';

/** What is known of a signed-in donor. */
export type KnownDetails = Pick<Donor, 'first_name' | 'last_name' | 'email'>;

/** Fields of the help request with what is known of a donor. A full name has letters and spaces only (specification §5). */
export function detailsOf({ first_name, last_name, email }: KnownDetails) {
  const fullName = `${first_name} ${last_name}`.replace(/['’-]/g, ' ');
  return [
    ['fullname', fullName],
    ['email', email],
  ] as const;
}
