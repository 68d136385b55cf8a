import { createContext } from 'react';

/** Whether the visitor is signed in. An app provides it once; the default is no. */
export const IsSignedIn = createContext(false);
