import { emailKey } from '../../lib/email-key.ts';

/** The addresses of the demo accounts, whose passwords are public. */
export const demoEmails = { donor: 'demo@example.org', owner: 'owner@example.org' } as const;

const keys = new Set(Object.values(demoEmails).map(emailKey));

/** Whether an account exists for a client. Demo accounts exist only for this machine: see `isLocalRequest`. */
export const existsFor = ({ isLocal }: { isLocal: boolean }, email: string): boolean =>
  isLocal || !keys.has(emailKey(email));
