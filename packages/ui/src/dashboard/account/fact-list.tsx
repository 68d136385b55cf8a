export interface FactListProps {
  /** Names and their values, in order. */
  facts: ReadonlyArray<readonly [name: string, value: string]>;
}

/** A list of names and values, in two columns where they fit. A value is beside its name where there is room. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(22rem,40%)),1fr))] gap-x-12">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="border-t border-line py-3 tablet:grid tablet:grid-cols-[9rem_1fr] tablet:items-baseline tablet:gap-5 print:grid print:grid-cols-[9rem_1fr] print:items-baseline print:gap-5 print:py-2"
        >
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">
            <bdi dir="auto">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
