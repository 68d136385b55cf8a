import { local } from './storage.ts';

/** The e-mail address of 'Remember me' (specification §4): stored when checked, removed when unchecked. */
const key = 'email_address';

export const rememberedEmail = (): string | undefined => local.get(key);
export const rememberEmail = (email: string): void => local.set(key, email);
export const forgetEmail = (): void => local.remove(key);
