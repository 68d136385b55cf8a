import type { BackupSummary } from '@hearthlight/domain/desk';
import { Button, Field, FieldFrame, Form, Notice, Panel, useField, useWords } from '@hearthlight/ui';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';

import { BackupContent } from './backup-content.tsx';

/** The contents of a backup, or the reason why it cannot be used. */
export type BackupCheck =
  | { summary: BackupSummary; problem?: undefined }
  | { problem: 'not-a-backup' | 'needs-passphrase' | 'wrong-passphrase' | 'damaged' };

export interface CheckBackupFormProps {
  /** Reads a backup in this browser. */
  onCheckBackup: (file: File, passphrase: string) => Promise<BackupCheck>;
}

/** Checks a backup file without sending it anywhere. */
export function CheckBackupForm({ onCheckBackup }: CheckBackupFormProps) {
  const words = useWords('deskOperations');
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const [pending, setPending] = useState(false);
  const [check, setCheck] = useState<BackupCheck>();
  const [isMissing, setMissing] = useState(false);
  const fileField = useRef<HTMLInputElement>(null);
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(!file);
    if (!file) fileField.current?.focus();
    if (!file || pending) return;
    setCheck(undefined);
    setPending(true);
    setCheck(await onCheckBackup(file, passphrase));
    setPending(false);
  }
  return (
    <Panel title={words.checkTitle}>
      <Form
        aria-label={words.checkTitle}
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 justify-items-start gap-5"
      >
        <p className="text-ink-soft">{words.checkLead}</p>
        <FileField
          field={fileField}
          error={isMissing && !file ? words.chooseFile : undefined}
          onChoose={(chosen) => {
            setFile(chosen);
            // The result was that of another file.
            setCheck(undefined);
          }}
        />
        <Field
          className="w-full"
          label={words.passphrase}
          hint={words.openPassphraseHint}
          optional
          autoComplete="off"
          spellCheck={false}
          value={passphrase}
          onChange={({ currentTarget }) => setPassphrase(currentTarget.value)}
        />
        {check?.problem && <Problem problem={check.problem} />}
        {check && !check.problem && <BackupContent summary={check.summary} />}
        <Button type="submit" size="small" variant="secondary" pending={pending}>
          {words.check}
        </Button>
      </Form>
    </Panel>
  );
}

function FileField({
  field,
  error,
  onChoose,
}: {
  field: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}) {
  const words = useWords('deskOperations');
  const texts = { label: words.file, error, className: 'w-full' };
  const { control, ...ids } = useField(texts, {});
  return (
    <FieldFrame {...texts} ids={ids}>
      <input
        {...control}
        ref={field}
        type="file"
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        className="block w-full cursor-pointer rounded-control border-2 border-dashed border-control bg-paper-warm px-4 py-6 text-small file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-frame file:border-pine-deep file:px-5 file:font-strong file:text-pine-deep hover:border-pine aria-invalid:border-failed"
      />
    </FieldFrame>
  );
}

function Problem({ problem }: { problem: NonNullable<BackupCheck['problem']> }) {
  const words = useWords('deskOperations');
  const sentences = {
    'not-a-backup': words.notABackup,
    'needs-passphrase': words.needsPassphrase,
    'wrong-passphrase': words.wrongPassphrase,
    damaged: words.damaged,
  };
  return (
    <Notice tone="error" className="w-full">
      {sentences[problem]}
    </Notice>
  );
}
