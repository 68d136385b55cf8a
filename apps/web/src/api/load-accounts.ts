import { whenOnline } from '@hearthlight/ui';

/** Loads the calls of accounts, which the forms need when they are sent. */
export const loadAccounts = () => whenOnline(() => import('./accounts.ts'));
