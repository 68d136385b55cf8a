import { EnrollPage } from '@hearthlight/ui/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { send, toResult } from '../api/send.ts';
import { deviceName } from '../session/device-name.ts';
import { addPasskey, type AddedFactor, hasPasskeys } from '../session/passkeys.ts';
import { sessionKey } from '../session/session.ts';
import { accessFrame } from './access-frame.ts';

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
      hasPasskeys={hasPasskeys()}
      onPasskey={async () => keep(await addPasskey(deviceName(navigator.userAgent)))}
      onStartTotp={async () => {
        const started = await send('startTotp', { request: {} });
        return started.ok ? started.response : undefined;
      }}
      onFinishTotp={async (request) => {
        const result = await send('finishTotp', { request });
        return keep(result.ok ? { ok: true, codes: result.response.recovery_codes } : toResult(result));
      }}
      recoveryCodes={codes}
      onKept={() => void finish()}
    />
  );
}
