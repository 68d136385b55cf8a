import type { Donor } from '@hearthlight/domain';

/** The known details of a signed-in donor. */
export type KnownDetails = Pick<Donor, 'first_name' | 'last_name' | 'email'>;

const nameOf = ({ first_name, last_name }: KnownDetails) => `${first_name} ${last_name}`;
/** A full name has only letters and spaces (specification §5). */
const fullNameOf = (details: KnownDetails) => nameOf(details).replace(/['’-]/g, ' ');

/** Whether the full name of the help request differs from the donor's name. */
export const isNameChanged = (details: KnownDetails) => fullNameOf(details) !== nameOf(details);

/** Returns the fields of the help request that a donor's details fill in. */
export function detailsOf(details: KnownDetails) {
  return [
    ['fullname', fullNameOf(details)],
    ['email', details.email],
  ] as const;
}
