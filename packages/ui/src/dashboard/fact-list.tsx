export interface FactListProps {
  /** Names and what they are, in order. */
  facts: readonly (readonly [name: string, value: string])[];
}

/** Names and values under each other, the value beside its name where there is room. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="border-t border-line py-3 first:border-0 first:pt-0 last:pb-0 tablet:grid tablet:grid-cols-[13rem_1fr] tablet:items-baseline tablet:gap-6"
        >
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="min-w-0 font-[550] [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
