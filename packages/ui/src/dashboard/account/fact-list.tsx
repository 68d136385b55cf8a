export interface FactListProps {
  /** Names and their values, in order. */
  facts: ReadonlyArray<readonly [name: string, value: string]>;
}

/** A list of names and values. A value is beside its name where there is room. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="border-t border-line py-3 first:border-0 first:pt-0 last:pb-0 tablet:grid tablet:grid-cols-[13rem_1fr] tablet:items-baseline tablet:gap-6 print:py-2"
        >
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
