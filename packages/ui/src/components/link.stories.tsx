import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Link, LinkProvider, type RoutedLinkProps } from './link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/about', children: 'About the foundation' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About the foundation' })).toHaveAttribute(
      'href',
      '/about',
    );
  },
};

export const InText: Story = {
  render: (args) => (
    <p className="max-w-text">
      Every dollar is passed on. Read more <Link {...args} /> and the people who keep it going.
    </p>
  ),
};

export const Plain: Story = {
  args: { variant: 'plain', className: 'font-medium hover:underline', children: 'Donation' },
};

export const AsButton: Story = {
  args: { variant: 'button', href: '/dashboard', children: 'Donate And Help' },
};

export const AsSecondaryButton: Story = {
  args: { variant: 'button-secondary', size: 'small', children: 'Learn More' },
};

const routed = fn();

function RouterLink({ href, children, ...rest }: RoutedLinkProps) {
  return (
    <a
      {...rest}
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

const ofOtherPlaces = [
  'mailto:support@hearthlight.example',
  'tel:+15035550142',
  'https://example.org/',
  '#top',
  '//example.org/',
];

/** An app injects its router's link once. Only addresses of the site go through it. */
export const WithRouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <p className="grid justify-items-start gap-2">
        <Link {...args} />
        {ofOtherPlaces.map((href) => (
          <Link key={href} href={href} onClick={(event) => event.preventDefault()}>
            {href}
          </Link>
        ))}
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    routed.mockClear();
    for (const link of canvas.getAllByRole('link')) await userEvent.click(link);
    await expect(routed.mock.calls).toEqual([['/about']]);
  },
};

export const Keyboard: Story = {
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    variant: 'button',
    children: 'See all of the campaigns that were carried to their goal by the people of this neighbourhood',
  },
  globals: { viewport: { value: 'small' } },
};

export const Mobile: Story = {
  args: { variant: 'button', fullWidth: true, children: 'Donate And Help' },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: () => (
    <div className="grid gap-6">
      {[false, true].map((isDark) => (
        <div
          key={String(isDark)}
          data-on={isDark ? 'dark' : undefined}
          className="flex flex-wrap items-center gap-5 rounded-pane bg-paper p-6 data-[on=dark]:bg-pine-deep data-[on=dark]:text-on-dark"
        >
          {(['inline', 'plain', 'button', 'button-secondary'] as const).map((variant) => (
            <Link key={variant} href="/about" variant={variant}>
              About
            </Link>
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
};
