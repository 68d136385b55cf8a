export interface TranslatedTextsProps {
  /** The names of the fields with their texts. */
  rows: readonly (readonly [label: string, text: string])[];
}

/** Texts to read beside those that are written. */
export function TranslatedTexts({ rows }: TranslatedTextsProps) {
  return (
    <dl className="grid gap-4">
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt className="text-small font-semibold">{label}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {text || '—'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
