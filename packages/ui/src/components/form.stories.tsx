import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    'aria-label': 'Sign in',
    className: 'grid max-w-100 gap-5',
    children: (
      <>
        <Field label="E-mail address" type="email" name="email" />
        <Button type="submit">Signin</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page hears of it, whatever the browser thinks of the fields. */
export const Default: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'not an address');
    await userEvent.click(canvas.getByRole('button', { name: 'Signin' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Where nobody listens yet, nothing happens: the page stays, and nothing stands in its address. */
export const BeforeTheCodeIsThere: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = window.location.href;
    const field = canvas.getByLabelText('E-mail address');
    await userEvent.type(field, 'ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Signin' }));
    await new Promise((done) => setTimeout(done, 200));
    await expect(window.location.href).toBe(address);
    await expect(field).toHaveValue('ada@example.org');
  },
};
