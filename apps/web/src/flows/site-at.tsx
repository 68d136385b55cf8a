import { MemoryRouter } from 'react-router-dom';

import { App } from '../router.tsx';

export interface SiteAtProps {
  /** The address at which the visit begins. */
  address: string;
}

/** The whole site as `main.tsx` starts it, with an address of its own instead of the browser's. */
export function SiteAt({ address }: SiteAtProps) {
  return (
    <MemoryRouter key={address} initialEntries={[address]}>
      <App />
    </MemoryRouter>
  );
}
