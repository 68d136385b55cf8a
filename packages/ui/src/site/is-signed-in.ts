import { createContext } from 'react';

/** Whether somebody is signed in. An app provides it once; without it nobody is. */
export const IsSignedIn = createContext(false);
