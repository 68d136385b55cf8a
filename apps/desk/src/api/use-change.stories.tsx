import type { Result } from '@hearthlight/domain';
import { Button, FormNotice } from '@hearthlight/ui';
import { useAction } from '@hearthlight/ui/parts';
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { RefusedCall } from './queries.ts';
import { homeKey, queryClient } from './query-client.ts';
import { useChange } from './use-change.ts';

interface ExampleProps {
  /** Reads what the change is about, and the tasks. */
  onRead: (key: string) => Promise<string>;
  /** Makes the change. */
  onChange: (title: string) => Promise<{ message: string }>;
}

/** A button that changes what is read below it. */
function Example({ onRead, onChange }: ExampleProps) {
  const queryKey = ['title'];
  const title = useQuery({ queryKey, queryFn: () => onRead('title') });
  useQuery({ queryKey: homeKey, queryFn: () => onRead('home') });
  const { run, pending, result } = useAction<'change'>();
  const change = useChange(onChange, {
    resultOf: ({ message }) => ({ length: message.length }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
  const rename = async (): Promise<Result> => {
    const { length, ...renamed } = await change('A well');
    return length === undefined ? renamed : { ...renamed, message: `${length} letters` };
  };
  return (
    <div className="grid justify-items-start gap-4">
      <Button pending={pending === 'change'} onClick={() => void run('change', rename)}>
        Rename
      </Button>
      <p>{title.data}</p>
      <FormNotice result={result} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Api/useChange',
  component: Example,
  tags: ['internal'],
  args: {
    onRead: fn<ExampleProps['onRead']>(async (key) => key),
    onChange: fn<ExampleProps['onChange']>(async () => ({ message: 'Renamed.' })),
  },
  beforeEach: () => () => {
    queryClient.clear();
    onlineManager.setOnline(true);
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <Story />
      </QueryClientProvider>
    ),
  ],
});

export const Default = meta.story();

/** Fetches the changed data and the tasks again before the change counts as made. */
export const FetchesAgain = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('title');
    args.onRead.mockResolvedValue('A well');
    await press(canvas, 'Rename');
    await expect(await canvas.findByText('8 letters')).toBeVisible();
    await expect(canvas.getByText('A well')).toBeVisible();
    await expect(args.onChange.mock.calls).toEqual([['A well']]);
    await waitFor(() => expect(args.onRead.mock.calls.filter(([key]) => key === 'home')).toHaveLength(2));
  },
});

/** A refusal is a result, and nothing is fetched again. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onChange: fn<ExampleProps['onChange']>(() =>
      Promise.reject(new RefusedCall({ ok: false, status: 409, message: 'Too late.' })),
    ),
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText('title');
    await press(canvas, 'Rename');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too late.');
    await expect(args.onRead).toHaveBeenCalledTimes(2);
  },
});

/** Without a network, a change is tried at once instead of waiting for one. */
export const Offline = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('title');
    onlineManager.setOnline(false);
    await press(canvas, 'Rename');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
  },
});
