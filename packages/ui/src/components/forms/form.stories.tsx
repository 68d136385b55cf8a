import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { Button } from '../actions/button.tsx';
import { Field } from './field.tsx';
import { guidance } from './form.guidance.ts';
import { Form } from './form.tsx';

const meta = preview.meta({
  title: 'Library/Forms/Form',
  component: Form,
  tags: ['stable'],
  parameters: { guidance },
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
});

export const Default = meta.story({
  tags: ['matrix'],
  args: { onSubmit: fn() },
});

/** `onSubmit` is called although the browser would reject the value. */
export const Submits = Default.extend({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'not an address');
    await userEvent.click(canvas.getByRole('button', { name: 'Signin' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Without a handler, as before hydration, a submit neither reloads the page nor changes its address. */
export const BeforeHydration = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const address = window.location.href;
    const field = canvas.getByLabelText('E-mail address');
    await userEvent.type(field, 'ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Signin' }));
    await new Promise((done) => setTimeout(done, 200));
    await expect(window.location.href).toBe(address);
    await expect(field).toHaveValue('ada@example.org');
  },
});

/** End a form with one button that names what is sent. */
export const DoEndWithOneButton = meta.story({
  tags: ['do', '!autodocs'],
  args: {
    'aria-label': 'Recover your account',
    children: (
      <>
        <Field label="E-mail address" type="email" />
        <Button type="submit">Send the code</Button>
      </>
    ),
  },
});

/** Do not offer a button that clears the fields: it is pressed by mistake. */
export const DontOfferToClearTheFields = meta.story({
  tags: ['dont', '!autodocs'],
  args: {
    'aria-label': 'Recover an account',
    children: (
      <>
        <Field label="E-mail address" type="email" />
        <div className="flex flex-wrap gap-3">
          <Button>Clear</Button>
          <Button type="submit">Submit</Button>
        </div>
      </>
    ),
  },
});
