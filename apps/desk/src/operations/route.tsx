import { dayOf } from '@hearthlight/domain';
import type { DeskRequest } from '@hearthlight/domain/desk';
import { useQuery } from '@tanstack/react-query';

import { download, saveFile } from '../api/download.ts';
import { fetchCall } from '../api/queries.ts';
import { toResult } from '../api/send.ts';
import { useChange } from '../api/use-change.ts';
import { viewOf } from '../api/view-of.ts';
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
      onSetMaintenance={useChange((isOn: boolean) => fetchCall('setMaintenance', { request: { is_on: isOn } }), {
        onSuccess: () => health.refetch(),
      })}
      onSendTestMail={useChange((request: DeskRequest<'sendTestMail'>) => fetchCall('sendTestMail', { request }), {
        resultOf: (answer) => ({ answer }),
      })}
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
