import type { TransferFact } from '@hearthlight/domain';

import { CopyButton } from '../../components/actions/copy-button.tsx';

/** The facts that a bank's form asks for, each with a button that copies it. */
export function TransferFacts({ facts }: { facts: readonly TransferFact[] }) {
  return (
    <dl className="grid max-w-measure-33 min-w-0 flex-1 basis-60 gap-4">
      {facts.map(({ name, shown, copied }) => (
        <div key={`${name} ${copied}`} className="min-w-0">
          <dt className="text-small text-ink-soft">{name}</dt>
          <dd className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 wrap-anywhere whitespace-pre-line tabular">
              <bdi>{shown}</bdi>
            </span>
            <CopyButton text={copied} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
