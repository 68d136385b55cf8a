'use client';

import { createContext } from 'react';

/** Requests again what the page is still waiting for. The app provides it. */
export const RetryLoading = createContext<(() => void) | undefined>(undefined);
