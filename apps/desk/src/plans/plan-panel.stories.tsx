import { expect, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { closeAndLeave } from '../../../../.storybook/unsaved.tsx';
import { aPlan } from './fixtures/index.ts';
import { PlanPanel } from './plan-panel.tsx';

const meta = preview.meta({
  title: 'Plans/PlanPanel',
  component: PlanPanel,
  tags: ['experimental'],
  args: {
    plan: aPlan(),
    payment: null,
    amount: 20,
    today: '2026-11-24',
    mayChange: true,
    onSave: resolvesTo({ ok: true }),
    onSetFurther: resolvesTo({ ok: true }),
    onRemove: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** A gift with a payment reference that does not repeat as far as is known. */
export const Empty = meta.story({ args: { plan: null } });

/** Records a new one, and closes the dialog. */
export const Records = meta.story({
  tags: ['!autodocs'],
  args: { plan: null },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Record a standing order');
    await press(within(await screen.findByRole('dialog')), 'Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ amount: 2000 }), 0));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Changes and removals name the version that was shown. */
export const Changes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Change');
    await press(within(await screen.findByRole('dialog')), 'Save');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.anything(), 2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press(canvas, 'Remove');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(2));
  },
});

/** Somebody who may not change the books sees what came. */
export const ReadOnly = meta.story({
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '$20 every month' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  },
});

/** A typed standing order is not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Change');
    await fill(within(await screen.findByRole('dialog')), { Amount: '35' });
    await closeAndLeave();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
