import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { tokenUses } from 'virtual:component-facts';

import { allTokens } from './tokens.ts';

const page = './?path=/docs/foundations-tokens--docs';

/**
 * The design tokens that a component's file or its classes use, with their values. The page of the tokens shows the
 * reverse.
 */
export function ComponentTokens({ title }: { title: string }) {
  const tokens = [...allTokens].filter(([name]) => tokenUses[name]?.includes(title));
  if (tokens.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <p>
        Computed from its classes, without those of the components in it.{' '}
        <a href={page} target="_parent">
          All tokens
        </a>
      </p>
      <Unstyled>
        <ul
          data-tokens
          className="mb-10 grid list-none grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-6 gap-y-4 p-0"
        >
          {tokens.map(([name, value]) => (
            <li key={name} className="flex min-w-0 items-start gap-3 text-label text-ink-soft">
              {value.startsWith('#') && (
                <span
                  aria-hidden="true"
                  className="size-9 shrink-0 rounded-check border border-line"
                  style={{ background: `var(--${name})` }}
                />
              )}
              <span className="min-w-0 wrap-anywhere">
                <b className="block text-small font-semibold whitespace-nowrap text-ink">{name}</b>
                <span className="tabular">{value}</span>
              </span>
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  );
}
