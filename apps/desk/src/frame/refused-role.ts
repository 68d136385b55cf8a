import type { Role } from '@hearthlight/domain/desk';
import { createContext, useContext } from 'react';

const RefusedRoleContext = createContext<Role | undefined>(undefined);

/** Provides the role that may not see the data of the page, if the server has refused it. */
export const RefusedRoleProvider = RefusedRoleContext;

/** Returns the role that may not see the data of the page, or `undefined`. */
export const useRefusedRole = (): Role | undefined => useContext(RefusedRoleContext);
