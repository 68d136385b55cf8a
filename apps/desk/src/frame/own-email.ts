import { createContext, useContext } from 'react';

const OwnEmailContext = createContext('');

/** Provides the address of the signed-in person: `<OwnEmailProvider value={me.email}>`. */
export const OwnEmailProvider = OwnEmailContext;

/** Returns the address of the signed-in person. */
export const useOwnEmail = (): string => useContext(OwnEmailContext);
