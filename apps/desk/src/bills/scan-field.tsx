import { FieldFrame, useField, useWords } from '@hearthlight/ui';

export interface ScanFieldProps {
  /** Called with the chosen file; without one when the choice is undone. */
  onChoose: (file: File | undefined) => void;
}

/** Chooses the scan of a bill. */
export function ScanField({ onChoose }: ScanFieldProps) {
  const words = useWords('deskBills');
  const texts = { label: words.scan, hint: words.scanHint, optional: true };
  const { control, ...ids } = useField(texts, {});
  return (
    <FieldFrame {...texts} ids={ids}>
      <input
        {...control}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        className="block w-full cursor-pointer rounded-control border-2 border-dashed border-control bg-paper-warm px-4 py-6 text-small file:me-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-frame file:border-pine-deep file:px-5 file:font-strong file:text-pine-deep hover:border-pine"
      />
    </FieldFrame>
  );
}
