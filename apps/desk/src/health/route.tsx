import { dayOf } from '@hearthlight/domain';
import { viewOf } from '@hearthlight/ui/product';
import { useQuery } from '@tanstack/react-query';

import { download, saveFile } from '../api/download.ts';
import { fetchCall } from '../api/queries.ts';
import { send, toResult } from '../api/send.ts';
import { useMe } from '../session/me.ts';
import { HealthPage } from './health-page.tsx';

export function Component() {
  const health = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => fetchCall('readHealth', { signal }),
  });
  return (
    <HealthPage
      view={viewOf(health, (data) => ({ health: data }))}
      email={useMe().email}
      onRetry={() => void health.refetch()}
      suggestPassphrase={suggestPassphrase}
      onDownloadBackup={async (request) => {
        const result = await download('downloadBackup', request);
        if (!result.ok) return toResult(result);
        saveFile(result.file, `${dayOf(new Date())}.backup.age`);
        void health.refetch();
        return { ok: true };
      }}
      onCheckBackup={async (file, passphrase) => {
        const { checkBackup } = await import('./check-backup.ts');
        return checkBackup(file, passphrase);
      }}
      onSetMaintenance={async (isOn) => {
        const result = await send('setMaintenance', { request: { is_on: isOn } });
        if (result.ok) await health.refetch();
        return toResult(result);
      }}
      onSendTestMail={async (request) => {
        const result = await send('sendTestMail', { request });
        return result.ok ? { ok: true, answer: result.response } : toResult(result);
      }}
    />
  );
}

/** Letters and digits that cannot be mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random passphrase of about 99 bits: five groups of four. */
function suggestPassphrase(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint32Array(20)), (number) =>
    alphabet.charAt(number % alphabet.length),
  );
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}
