// cspell:words Finanzamt Köln Landesoberkasse Mitte
import type { LeftOutEntry } from '@hearthlight/domain/desk';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { ToastProvider } from '../frame/toast-provider.tsx';
import { LeftOutList, type LeftOutListProps } from './left-out-list.tsx';

const tax: LeftOutEntry = { kind: 'payer', name: 'Finanzamt Köln-Mitte', text: 'Finanzamt Köln-Mitte' };
const shown: Pick<LeftOutListProps, 'entries'> = {
  entries: [tax, { kind: 'payout', name: 'Stripe', text: 'Payouts of Stripe' }],
};

/** Removes what is asked about again, as the page does. */
function Kept({ onAskAgain, onLeaveOutAgain, entries: first }: LeftOutListProps) {
  const [entries, setEntries] = useState(first);
  return (
    <LeftOutList
      entries={entries}
      onAskAgain={async (entry) => {
        const result = await onAskAgain(entry);
        if (result.ok) setEntries(entries.filter(({ name }) => name !== entry.name));
        return result;
      }}
      onLeaveOutAgain={async (...given) => {
        const result = await onLeaveOutAgain(...given);
        if (result.ok) setEntries(first);
        return result;
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Imports/LeftOutList',
  component: LeftOutList,
  tags: ['experimental'],
  args: {
    ...shown,
    onAskAgain: fn<LeftOutListProps['onAskAgain']>(async () => ({ ok: true, imports: [7] })),
    onLeaveOutAgain: resolvesTo({ ok: true }),
  },
  render: (args) => (
    <ToastProvider>
      <Kept {...args} />
    </ToastProvider>
  ),
});

export const Default = meta.story();
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
export const LongText = meta.story({
  args: { entries: [{ ...tax, text: 'Landesoberkasse '.repeat(12) }] },
});
export const Many = meta.story({
  tags: ['!visual'],
  args: {
    entries: Array.from({ length: 300 }, (_, at) => ({ ...tax, name: `${at}`, text: `Supplier ${at}` })),
  },
});

export const AsksAgain = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ask again about Finanzamt Köln-Mitte');
    await expect(args.onAskAgain).toHaveBeenCalledWith(tax);
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Payouts of Stripe' })).toHaveFocus());
    await expect(await canvas.findByText(/until their file is uploaded again/)).toBeVisible();
    await press(canvas, 'Undo');
    await expect(args.onLeaveOutAgain).toHaveBeenCalledWith(tax, [7]);
    await waitFor(() => expect(canvas.getByRole('article', { name: tax.text })).toBeVisible());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    onAskAgain: fn<LeftOutListProps['onAskAgain']>(async () => ({
      ok: false,
      message: 'You may not do this.',
    })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Ask again about Payouts of Stripe');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not do this.');
  },
});

export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
