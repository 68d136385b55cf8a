import { allowedPairs } from '@hearthlight/domain/palette';
import { tokenUses } from 'virtual:component-facts';

import { AnnouncingButton } from '../components/actions/announcing-button.tsx';
import { copyText } from '../lib/copy-text.ts';
import { contrastOf } from './contrast.ts';
import { pageOf } from './guidance.ts';

const refused = 'Your browser did not allow that. Select the text of the button and copy it yourself.';

/** Returns the backgrounds that a color may be on, with its contrast there: `paper 15.90`. */
const pairsOf = (token: string) =>
  allowedPairs
    .filter(({ ink }) => ink === token)
    .map((pair) => `${pair.on} ${contrastOf(pair).toFixed(2)}`)
    .join(', ');

function Uses({ token }: { token: string }) {
  const titles = tokenUses[token] ?? [];
  if (titles.length === 0) return <p>Used in style sheets only</p>;
  return (
    <details>
      <summary className="w-max max-w-full cursor-pointer py-3">
        Used in {titles.length} {titles.length === 1 ? 'component' : 'components'}
      </summary>
      <ul className="flex flex-wrap gap-x-4">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`./${pageOf(title).href}`}
              target="_parent"
              className="inline-flex min-h-11 min-w-11 items-center text-pine underline underline-offset-4"
            >
              {pageOf(title).name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

export interface TokenTableProps {
  /** Names without dashes, and values. */
  tokens: ReadonlyArray<readonly [name: string, value: string]>;
}

/** Tokens with value, allowed backgrounds and their contrast, the components that use them, and CSS to copy. */
export function TokenTable({ tokens }: TokenTableProps) {
  return (
    <ul className="list-none divide-y divide-line p-0">
      {tokens.map(([name, value]) => (
        <li
          key={name}
          className="grid items-start gap-x-5 gap-y-2 py-4 text-label text-ink-soft tablet:grid-cols-[3rem_minmax(0,1fr)_auto]"
        >
          <div
            aria-hidden="true"
            hidden={!value.startsWith('#')}
            className="size-12 rounded-control border border-line"
            style={{ background: `var(--${name})` }}
          />
          <div className="min-w-0 wrap-anywhere tablet:col-start-2">
            <b className="block text-small font-semibold whitespace-nowrap text-ink">{name}</b>
            <p className="tabular">{value}</p>
            {pairsOf(name) && <p>Contrast on {pairsOf(name)}</p>}
            <Uses token={name} />
          </div>
          <AnnouncingButton onAction={async () => ((await copyText(`var(--${name})`)) ? 'Copied.' : refused)}>
            {`Copy var(--${name})`}
          </AnnouncingButton>
        </li>
      ))}
    </ul>
  );
}
