'use client';

import { createContext } from 'react';

/** The variant of the `FactList` around a `Fact`. */
export const FactVariant = createContext<'rows' | 'columns'>('rows');
