import { Button } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { MeProvider } from '../session/me.ts';
import { useKeptGift } from './queries.ts';

interface ExampleProps {
  /** The number of the person. */
  id: number;
}

/** Shows what a person recorded last, and records a gift. */
function Example({ id }: ExampleProps) {
  const { kept, keep } = useKeptGift();
  const gift = { date: '2026-11-20', method: 'Cash', campaign_id: '', cause: `Cause of ${id}` } as const;
  return (
    <p>
      {`Person ${id}: ${kept?.cause ?? 'nothing'}`} <Button onClick={() => keep(gift)}>{`Record as ${id}`}</Button>
    </p>
  );
}

const meta = preview.meta({
  title: 'Gifts/useKeptGift',
  component: Example,
  tags: ['internal', '!autodocs', 'no-visual'],
  args: { id: 1 },
  render: () => (
    <>
      {[1, 2].map((id) => (
        <MeProvider key={id} value={{ id, name: 'Ruth Wanjiru', email: 'ruth@example.org', role: 'bookkeeper' }}>
          <Example id={id} />
        </MeProvider>
      ))}
    </>
  ),
});

/** A colleague who signs in on the same page does not start with the gift of somebody else. */
export const OfOnePerson = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Record as 1');
    await expect(canvas.getByText(/^Person 1: Cause of 1/)).toBeVisible();
    await expect(canvas.getByText(/^Person 2: nothing/)).toBeVisible();
  },
});
