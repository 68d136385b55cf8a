import { Button, CopyButton, useWords } from '@hearthlight/ui';

export interface RecoveryCodesProps {
  /** The ten codes. */
  codes: ReadonlyArray<string>;
  /** Called by 'I have kept them'. */
  onKept: () => void;
}

/** New recovery codes, which are shown once: to copy, to print, and to leave only on purpose. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const words = useWords('deskAccess');
  return (
    <div className="grid gap-6">
      <ol
        aria-label={words.recoveryCodes}
        className="grid list-inside list-[var(--list-numbers,decimal)] grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-2 card p-5 text-small tabular marker:text-ink-soft"
      >
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr" className="ms-1 text-body">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <CopyButton text={codes.join('\n')} />
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <Button fullWidth onClick={onKept}>
        {words.kept}
      </Button>
    </div>
  );
}
