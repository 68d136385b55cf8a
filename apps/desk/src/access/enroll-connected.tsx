import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { sessionKey } from '../api/session.ts';
import { keepCodes } from '../session/keep-codes.ts';
import { newFactors } from '../session/new-factors.ts';
import type { AddedFactor } from '../session/passkeys.ts';
import { accessFrame } from './access-frame.ts';
import { EnrollPage } from './enroll-page.tsx';

/** The second factor of a new person. The session opens with it; the desk follows when the recovery codes are kept. */
export function Enroll() {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => queryClient.invalidateQueries({ queryKey: sessionKey });
  const keep = (added: AddedFactor) => {
    if (added.ok && added.codes) setCodes(added.codes);
    else if (added.ok) void finish();
    return added;
  };
  return (
    <EnrollPage
      frame={accessFrame}
      {...newFactors(keep)}
      recoveryCodes={codes}
      onKept={() => void keepCodes().finally(() => void finish())}
    />
  );
}
