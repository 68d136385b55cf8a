import { MemoryRouter } from 'react-router-dom';

import { App } from '../app.tsx';

export interface SiteAtProps {
  /** The initial address. */
  address: string;
}

/** The whole site as `main.tsx` starts it, with an address in memory instead of the browser's. */
export function SiteAt({ address }: SiteAtProps) {
  return (
    <MemoryRouter key={address} initialEntries={[address]}>
      <App />
    </MemoryRouter>
  );
}
