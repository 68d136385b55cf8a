import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';

export interface UseMyDetailsProps {
  /** Fills in what is known of the donor. */
  onUse: () => void;
}

/** Fills in what the foundation knows of a signed-in donor, and says so. */
export function UseMyDetails({ onUse }: UseMyDetailsProps) {
  const [used, setUsed] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <output className="text-small text-ink-soft">
        {used && 'Your name and e-mail address are filled in.'}
      </output>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          onUse();
          setUsed(true);
        }}
      >
        Use my details
      </Button>
    </div>
  );
}
