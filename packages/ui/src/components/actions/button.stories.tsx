import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { Field } from '../forms/field.tsx';
import { guidance } from './button.guidance.ts';
import { Button } from './button.tsx';

const meta = preview.meta({
  title: 'Library/Actions/Button',
  component: Button,
  tags: ['stable'],
  parameters: { guidance, onDark: true },
  args: { children: 'Donate', onClick: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Activates = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Donate' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Learn More' } });

export const Quiet = meta.story({ args: { variant: 'quiet', size: 'small', children: 'See more...' } });

export const Small = meta.story({ args: { size: 'small' } });

export const FullWidth = meta.story({ args: { fullWidth: true, children: 'Continue' } });

/** It keeps its name, focus and tab stop, ignores activation and announces 'Loading' once. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Donate' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByText('Loading')).toHaveLength(1);
  },
});

/** Elements around a pending button do not receive its clicks. */
export const PendingStopsPropagation = meta.story({
  tags: ['!autodocs'],
  args: { pending: true },
  play: async ({ canvas }) => {
    const clicked = fn();
    document.addEventListener('click', clicked);
    await userEvent.click(canvas.getByRole('button'));
    document.removeEventListener('click', clicked);
    await expect(clicked).not.toHaveBeenCalled();
  },
});

/** The spinner replaces the text without changing the size. */
export const PendingKeepsItsWidth = meta.story({
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <Button {...args} pending={false} />
      <Button {...args} pending />
    </div>
  ),
  args: { children: 'Register for this campaign' },
  play: async ({ canvas }) => {
    const [idle, busy] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(busy?.width).toBe(idle?.width);
    await expect(busy?.height).toBe(idle?.height);
  },
});

const submitted = fn();

/** Enter in a field does not submit the form while its button is pending. */
export const PendingIgnoresEnter = meta.story({
  args: { type: 'submit', pending: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Field label="Donation amount" />
      <Button {...args} className="mt-4" />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '25{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** It stays focusable, and `onClick` can explain why it is unavailable. */
export const AriaDisabled = meta.story({
  args: { 'aria-disabled': true, children: 'Send a new code' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

const followed = fn((event: MouseEvent) => event.preventDefault());

const linkAsChild = (
  <a href="/donation" onClick={({ nativeEvent }) => followed(nativeEvent)}>
    Donation details
  </a>
);

/** The child, here the link of another router, gets the look of the button. */
export const AsChild = meta.story({
  args: { asChild: true, variant: 'secondary', children: linkAsChild },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Donation details' });
    await expect(link).toHaveAttribute('href', '/donation');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(link.getBoundingClientRect().height).toBe(52);
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledOnce();
  },
});

/** While it is pending, the child keeps its name and focus, and its own handlers do not run. */
export const AsChildPending = meta.story({
  args: { asChild: true, pending: true, children: linkAsChild },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Donation details' });
    const clicked = fn();
    link.ownerDocument.addEventListener('click', clicked);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link);
    await userEvent.keyboard('{Enter}');
    link.ownerDocument.removeEventListener('click', clicked);
    await expect(followed).not.toHaveBeenCalled();
    await expect(clicked).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByText('Loading')).toHaveLength(1);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const LongText = meta.story({
  args: {
    children: 'Keep a light on for the families of the lower valley until the road is open again in spring',
  },
  globals: { viewport: { value: 'small' } },
});

/** Begin with the verb of the action, in two or three words. */
export const DoStartWithAVerb = meta.story({
  tags: ['do', '!autodocs'],
  args: { children: 'Send the code' },
});

/** Do not use words that only make sense together with the text around them. */
export const DontSayOk = meta.story({ tags: ['dont', '!autodocs'], args: { children: 'OK' } });

/** Give one action the emphasis of `primary`, and the others less. */
export const DoEmphasizeOneAction = meta.story({
  tags: ['do', '!autodocs'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>Donate</Button>
      <Button variant="secondary">Learn More</Button>
    </div>
  ),
});

/** Do not let two actions compete. */
export const DontUseTwoPrimaryButtons = meta.story({
  tags: ['dont', '!autodocs'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>Donate</Button>
      <Button>Learn More</Button>
    </div>
  ),
});

/** Use `danger` where people confirm that something is deleted, and name it. */
export const DoNameWhatIsDeleted = meta.story({
  tags: ['do', '!autodocs'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button variant="danger">Delete account</Button>
      <Button variant="secondary">Keep it</Button>
    </div>
  ),
});

/** Do not use `danger` for what can be undone, or only to attract attention. */
export const DontWarnOfWhatCanBeUndone = meta.story({
  tags: ['dont', '!autodocs'],
  args: { variant: 'danger', children: 'Log out' },
});

export const Mobile = meta.story({
  args: { fullWidth: true },
  globals: { viewport: { value: 'phone' } },
});

const onDark = ['primary', 'secondary', 'quiet'] as const;
const variants = [...onDark, 'danger'] as const;
const sizes = ['medium', 'small'] as const;

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-6">
      {[false, true].map((isDark) => (
        <div
          key={String(isDark)}
          data-on={isDark ? 'dark' : undefined}
          className="grid gap-5 rounded-pane bg-paper p-6 data-[on=dark]:bg-pine-deep"
        >
          {sizes.flatMap((size) =>
            (isDark ? onDark : variants).map((variant) => (
              <div key={size + variant} className="flex flex-wrap items-center gap-4">
                <Button variant={variant} size={size}>
                  Donate
                </Button>
                <Button variant={variant} size={size} pending>
                  Donate
                </Button>
                <Button variant={variant} size={size} disabled>
                  Donate
                </Button>
                <PseudoStates>
                  {() => (
                    <Button variant={variant} size={size}>
                      Donate
                    </Button>
                  )}
                </PseudoStates>
              </div>
            )),
          )}
        </div>
      ))}
    </div>
  ),
});

/** For an action that destroys something, as in a dialog that asks before. */
export const Danger = meta.story({
  args: { variant: 'danger', children: 'Delete account', onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
