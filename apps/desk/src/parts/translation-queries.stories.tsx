import { Button } from '@hearthlight/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { RefusedCall } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useTranslationChange } from './translation-queries.ts';

interface Translated {
  language: string;
  translation: { title: string } | null;
}

interface ExampleProps {
  onRead: () => Promise<{ translations: Translated[] }>;
  onChange: (title: string) => Promise<Translated>;
}

const queryKey = ['campaigns', 3, 'translations'];

/** A button that saves a translation, and the loaded translations. */
function Example({ onRead, onChange }: ExampleProps) {
  const { data } = useQuery({ queryKey, queryFn: onRead, staleTime: Number.POSITIVE_INFINITY });
  const save = useTranslationChange(queryKey, onChange);
  const [outcome, setOutcome] = useState('');
  const onClick = async () => setOutcome(JSON.stringify(await save('A well')));
  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={() => void onClick()}>Save</Button>
      <ul>
        {data?.translations.map(({ language, translation }) => (
          <li key={language}>{`${language}: ${translation?.title ?? 'none'}`}</li>
        ))}
      </ul>
      <output>{outcome}</output>
    </div>
  );
}

const none = ['es', 'ar'].map((language) => ({ language, translation: null }));

const meta = preview.meta({
  title: 'Parts/useTranslationChange',
  component: Example,
  tags: ['internal'],
  args: {
    onRead: fn<ExampleProps['onRead']>(async () => ({ translations: none })),
    onChange: fn<ExampleProps['onChange']>(async (title) => ({ language: 'es', translation: { title } })),
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

export const Default = meta.story();

/** A saved translation takes its place in the list, which is not loaded again. */
export const Saves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('es: none');
    await press(canvas, 'Save');
    await expect(await canvas.findByText('es: A well')).toBeVisible();
    await expect(canvas.getByText('ar: none')).toBeVisible();
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/"saved":\{"title":"A well"\}/)).toBeVisible();
  },
});

/** If somebody else has saved another one, that is loaded. After another refusal, nothing is. */
export const Conflict = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onChange
      .mockRejectedValueOnce(new RefusedCall({ ok: false, status: 400, message: 'Too long.' }))
      .mockRejectedValueOnce(new RefusedCall({ ok: false, status: 409, message: 'Too late.' })),
  play: async ({ args, canvas }) => {
    await canvas.findByText('es: none');
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/Too long.*"isConflict":false/)).toBeVisible();
    await expect(args.onRead).toHaveBeenCalledOnce();
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/Too late.*"isConflict":true/)).toBeVisible();
    await expect(args.onRead).toHaveBeenCalledTimes(2);
  },
});
