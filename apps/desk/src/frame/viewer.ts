import type { Me } from '@hearthlight/domain/desk';
import { createContext, useContext } from 'react';

const ViewerContext = createContext<Pick<Me, 'email' | 'role'>>({ email: '', role: 'owner' });

/** Provides the signed-in person: `<ViewerProvider value={me}>`. */
export const ViewerProvider = ViewerContext;

/** Returns the address and the role of the signed-in person, for password managers and refusals. */
export const useViewer = () => useContext(ViewerContext);
