import { sentences } from '@hearthlight/domain';

/** The error messages that browser and server share. */
export function SentenceList() {
  return (
    <dl className="divide-y divide-line">
      {Object.entries(sentences).map(([name, sentence]) => (
        <div key={name} className="grid gap-x-8 gap-y-1 py-3 tablet:grid-cols-[11rem_1fr]">
          <dt className="text-label text-ink-soft">{name}</dt>
          <dd className="text-small whitespace-pre-wrap">{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
