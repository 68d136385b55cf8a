import { local } from './storage.ts';

/** The e-mail address of 'Remember me' (`spec §4`): stored when checked, removed as soon as it is unchecked. */
const key = 'email_address';

export const rememberedEmail = (): string | undefined => local.get(key);
export const rememberEmail = (email: string): void => local.set(key, email);
export const forgetEmail = (): void => local.remove(key);
