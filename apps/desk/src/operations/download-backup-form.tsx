import type { Result } from '@hearthlight/domain';
import type { BackupEntry } from '@hearthlight/domain/desk';
import { Button, Field, Form, FormNotice, Panel, useWords } from '@hearthlight/ui';
import { useDomainForm, useSubmit } from '@hearthlight/ui/parts';
import { useState } from 'react';

export interface DownloadBackupFormProps {
  /** Returns a random passphrase, which the field suggests. */
  suggestPassphrase: () => string;
  /** Downloads a backup and lets the browser save it. */
  onDownloadBackup: (values: BackupEntry) => Promise<Result>;
}

const loadRules = async () => (await import('@hearthlight/domain/desk')).backupForm;

/** Downloads an encrypted backup. The passphrase is shown, because it must be written down. */
export function DownloadBackupForm({ suggestPassphrase, onDownloadBackup }: DownloadBackupFormProps) {
  const words = useWords('deskOperations');
  const [passphrase] = useState(suggestPassphrase);
  const form = useDomainForm(loadRules, { passphrase });
  const { submit, pending, result } = useSubmit(form, onDownloadBackup);
  return (
    <Panel title={words.downloadTitle}>
      <Form aria-label={words.downloadTitle} onSubmit={submit} className="grid grid-cols-1 justify-items-start gap-5">
        <p className="text-ink-soft">{words.downloadLead}</p>
        <Field
          className="w-full"
          label={words.passphrase}
          hint={words.passphraseHint}
          autoComplete="off"
          spellCheck={false}
          error={form.formState.errors.passphrase?.message}
          {...form.register('passphrase')}
        />
        <FormNotice result={result?.ok ? { ok: true, message: words.downloaded } : result} />
        <Button type="submit" size="small" pending={pending}>
          {words.download}
        </Button>
      </Form>
    </Panel>
  );
}
