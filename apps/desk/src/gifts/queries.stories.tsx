import type { GiftChange } from '@hearthlight/domain/desk';
import { Button } from '@hearthlight/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { queryClient } from '../api/query-client.ts';
import { aRefund } from './fixtures/index.ts';
import { useGiftChange } from './queries.ts';

interface ExampleProps {
  /** Reads what derives from gifts, such as the totals of a donor. */
  onRead: () => Promise<string>;
  /** Makes the change, or previews it. */
  onChange: (preview: boolean) => Promise<GiftChange>;
}

/** Buttons that preview and make a change of a gift. */
function Example({ onRead, onChange }: ExampleProps) {
  useQuery({ queryKey: ['donors'], queryFn: onRead });
  const change = useGiftChange(onChange);
  return (
    <>
      <Button onClick={() => void change(true)}>Preview</Button>
      <Button onClick={() => void change(false)}>Record</Button>
    </>
  );
}

const meta = preview.meta({
  title: 'Gifts/useGiftChange',
  component: Example,
  tags: ['internal', '!autodocs', 'no-visual'],
  args: {
    onRead: fn(async () => '$2,220'),
    onChange: fn(async () => aRefund()),
  },
  beforeEach: () => () => queryClient.clear(),
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <Story />
      </QueryClientProvider>
    ),
  ],
});

/** Fetches data that derives from gifts again once the change is made, and not after a preview. */
export const FetchesAgain = meta.story({
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
    await press(canvas, 'Preview');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(true));
    await expect(args.onRead).toHaveBeenCalledOnce();
    await press(canvas, 'Record');
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(2));
  },
});
