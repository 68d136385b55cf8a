import { Checkbox, Link } from '@hearthlight/ui';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { RowKeys } from './row-keys.tsx';

const row = (payee: string) => (
  <tr>
    <td>
      <Checkbox label={`Select ${payee}`} hideLabel />
    </td>
    <td>
      <Link href="/desk/bills?bill=1" className="tap-target min-w-11">
        {payee}
      </Link>
      <input aria-label={`Note on ${payee}`} className="block h-11 w-20 border border-line" />
    </td>
  </tr>
);

const meta = preview.meta({
  title: 'Parts/RowKeys',
  component: RowKeys,
  tags: ['experimental'],
  args: {
    children: (
      <table>
        <tbody>
          {row('Kofi')}
          {row('Amina')}
        </tbody>
      </table>
    ),
  },
});

export const Default = meta.story();

/** The arrows stop at the ends. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link');
    const box = canvas.getByRole('checkbox', { name: 'Select Amina' });
    first?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(box).toBeChecked();
    await userEvent.keyboard('{Control>}x{/Control}');
    await expect(box).toBeChecked();
  },
});

/** Keys typed in a field of a row stay in it. */
export const InAField = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Note on Amina');
    await userEvent.type(field, 'fax{ArrowUp}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('fax');
    await expect(canvas.getByRole('checkbox', { name: 'Select Amina' })).not.toBeChecked();
  },
});
