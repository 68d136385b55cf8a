import { Fragment, type MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { pseudo, PseudoStates } from '../../../../../.storybook/pseudo-states.tsx';
import { LinkProvider, type RoutedLinkProps } from './link-provider.tsx';
import { guidance } from './link.guidance.ts';
import { Link } from './link.tsx';

const meta = preview.meta({
  title: 'Library/Actions/Link',
  component: Link,
  tags: ['stable'],
  parameters: { guidance, onDark: true, smallTargets: true },
  args: { href: '/about', children: 'About the foundation' },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About the foundation' })).toHaveAttribute('href', '/about');
  },
});

export const InText = meta.story({
  render: (args) => (
    <p className="max-w-text">
      Every dollar is passed on. Read more <Link {...args} /> and the people who keep it going.
    </p>
  ),
});

export const Plain = meta.story({
  args: { variant: 'plain', className: 'font-medium hover:underline', children: 'Donation' },
});

export const AsButton = meta.story({
  args: { variant: 'button', href: '/dashboard', children: 'Donate And Help' },
});

export const AsSecondaryButton = meta.story({
  args: { variant: 'button-secondary', size: 'small', children: 'About the foundation' },
});

/** An app's router link sets `data-opening` on a link that was followed, until its page is there. */
export const Opening = meta.story({
  render: (args) => (
    <div className="flex flex-wrap items-center gap-5">
      <Link {...args} data-opening />
      <Link {...args} data-opening variant="button" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(getComputedStyle(link).cursor).toBe('progress');
  },
});

export const Keyboard = meta.story({
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

const routed = fn();
const stay = (event: MouseEvent) => event.preventDefault();

function RouterLink({ href, children }: RoutedLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        routed(href);
      }}
    >
      {children}
    </a>
  );
}

/** Below a `LinkProvider`, an address within the site goes through the app's router, unless it is a download. */
export const ThroughTheRouter = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} onClick={stay} />{' '}
      <Link href="/bills/7" download onClick={stay}>
        A bill
      </Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    routed.mockClear();
    for (const link of canvas.getAllByRole('link')) await userEvent.click(link);
    await expect(routed.mock.calls).toEqual([['/about']]);
  },
});

export const LongText = meta.story({
  args: {
    variant: 'button',
    children: 'See all of the campaigns that were carried to their goal by the people of this neighborhood',
  },
  globals: { viewport: { value: 'small' } },
});

/** Name what the link leads to, so that it can be read without the sentence. */
export const DoNameTheDestination = meta.story({
  tags: ['do', '!autodocs'],
  render: () => (
    <p>
      Every dollar is passed on: see <Link href="/about">how the foundation spends money</Link>.
    </p>
  ),
});

/** Do not link words that say nothing in a list of links. */
export const DontLinkClickHere = meta.story({
  tags: ['dont', '!autodocs'],
  render: () => (
    <p>
      To see how the foundation spends money, click <Link href="/about">here</Link>.
    </p>
  ),
});

export const Mobile = meta.story({
  args: { variant: 'button', fullWidth: true, children: 'Donate And Help' },
  globals: { viewport: { value: 'phone' } },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  parameters: { pseudo },
  render: () => (
    <div className="grid gap-6">
      {[false, true].map((isDark) => (
        <div
          key={String(isDark)}
          data-on={isDark ? 'dark' : undefined}
          className="flex flex-wrap items-center gap-5 rounded-pane bg-paper p-6 data-[on=dark]:bg-pine-deep data-[on=dark]:text-on-dark"
        >
          {(['inline', 'plain', 'button', 'button-secondary'] as const).map((variant) => (
            <Fragment key={variant}>
              <Link href="/about" variant={variant}>
                About
              </Link>
              <PseudoStates>
                {() => (
                  <Link href="/about" variant={variant}>
                    About
                  </Link>
                )}
              </PseudoStates>
            </Fragment>
          ))}
          <Link href="/about" variant="button" size="small">
            About
          </Link>
          <Link href="/about" variant="button-secondary" size="small">
            About
          </Link>
        </div>
      ))}
    </div>
  ),
});
