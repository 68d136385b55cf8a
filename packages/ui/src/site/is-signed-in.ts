'use client';

import { createContext } from 'react';

/** Whether the visitor is signed in. The app provides it. False by default. */
export const IsSignedIn = createContext(false);
