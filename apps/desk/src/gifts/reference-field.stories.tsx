import { makePaymentReference } from '@hearthlight/domain';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { ReferenceField, type ReferenceFieldProps } from './reference-field.tsx';

/** The payment reference of a pledge. */
const pledged = makePaymentReference({ donor: 56, campaign: 4 }, 751_399);
const ada = { id: 56, name: 'Ada François', email: 'ada@example.org' };

/** The field in a form, as in `RecordGiftForm`. */
function Example(props: Omit<ReferenceFieldProps, 'field'>) {
  const { register } = useForm({ defaultValues: { reference: '' } });
  return <ReferenceField {...props} field={register('reference')} />;
}

const meta = preview.meta({
  title: 'Gifts/ReferenceField',
  component: Example,
  tags: ['experimental'],
  args: {
    error: undefined,
    onRead: fn<ReferenceFieldProps['onRead']>(async () => ({
      donor: ada,
      campaign: null,
      pledge: null,
      stays_anonymous: false,
    })),
    onFound: fn(),
  },
  decorators: [inSheet],
});

export const Default = meta.story();

/** The form starts with a reference that a search has not found: it is read at once. */
export const Initial = meta.story({
  tags: ['!autodocs'],
  args: { initial: pledged },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith(expect.objectContaining({ donor: ada })));
    await expect(args.onRead).toHaveBeenCalledWith(pledged);
  },
});

/** Reads the reference once its last digit is typed. */
export const Found = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Payment reference/);
    await userEvent.type(field, pledged.slice(0, -1));
    await expect(args.onRead).not.toHaveBeenCalled();
    await userEvent.type(field, pledged.slice(-1));
    await expect(await canvas.findByText('It names Ada François (ada@example.org).')).toBeVisible();
    await expect(args.onFound).toHaveBeenCalledWith({
      donor: ada,
      campaign: null,
      pledge: null,
      stays_anonymous: false,
    });
  },
});

/** A pledge with the reference waits for its payment. It is proposed with its giver and amount. */
export const OpenPledge = meta.story({
  args: {
    onRead: fn<ReferenceFieldProps['onRead']>(async () => ({
      donor: ada,
      campaign: null,
      stays_anonymous: false,
      pledge: {
        id: 12,
        amount: 50,
        date: '2026-10-03',
        giver: { donor_id: 56, name: ada.name, email: ada.email },
      },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Payment reference/), pledged);
    const proposal = /^A pledge of Ada François from Oct 3, 2026 has this reference, and \$50 of it is open\./;
    await expect(await canvas.findByText(proposal)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the pledge' })).toHaveAttribute('href', '/desk/gifts/12');
    await userEvent.clear(canvas.getByLabelText(/Payment reference/));
    await expect(canvas.queryByText(proposal)).toBeNull();
  },
});

/** Ends the wait for the first reference. */
const late = Promise.withResolvers<void>();

/** Ignores a late response for an earlier reference. */
export const Late = meta.story({
  tags: ['!autodocs'],
  args: {
    onRead: fn<ReferenceFieldProps['onRead']>(async (reference) => {
      if (reference !== pledged) return { donor: null, campaign: null, pledge: null, stays_anonymous: false };
      await late.promise;
      return { donor: ada, campaign: null, pledge: null, stays_anonymous: false };
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Payment reference/);
    await userEvent.type(field, pledged);
    await userEvent.clear(field);
    await userEvent.type(field, makePaymentReference({ donor: 57, campaign: 4 }, 1));
    const nobody = /^It names no donor of this site/;
    await expect(await canvas.findByText(nobody)).toBeVisible();
    late.resolve();
    await late.promise;
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByText(nobody)).toBeVisible();
    await expect(args.onFound).toHaveBeenLastCalledWith({
      donor: null,
      campaign: null,
      pledge: null,
      stays_anonymous: false,
    });
  },
});
