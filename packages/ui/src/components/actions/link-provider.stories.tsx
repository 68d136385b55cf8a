import { expect, fn, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { showSource } from '../../../../../.storybook/shown-code.ts';
import { RouterLink } from './link-provider.example.tsx';
import source from './link-provider.example.tsx?raw';
import { guidance } from './link-provider.guidance.ts';
import { LinkProvider, type LinkProviderProps, type RoutedLinkProps } from './link-provider.tsx';
import { Link } from './link.tsx';

const routed = fn();

function TestLink({ href, children, ...rest }: RoutedLinkProps) {
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

showSource({ RouterLink }, source);

const otherAddresses = [
  'mailto:support@hearthlight.example',
  'tel:+15035550142',
  'https://example.org/',
  '#top',
  '//example.org/',
];

const meta = preview.meta({
  title: 'Library/Actions/LinkProvider',
  component: LinkProvider,
  tags: ['stable'],
  parameters: { guidance, smallTargets: true },
  args: { component: RouterLink, children: null },
});

const renderLinks = (args: LinkProviderProps) => (
  <LinkProvider {...args}>
    <p className="grid justify-items-start gap-2 *:max-w-full *:wrap-anywhere">
      <Link href="/about">About the foundation</Link>
      {otherAddresses.map((href) => (
        <Link key={href} href={href} onClick={(event) => event.preventDefault()}>
          {href}
        </Link>
      ))}
    </p>
  </LinkProvider>
);

export const Default = meta.story({ tags: ['matrix'], render: renderLinks });

/** An app provides its router link once. Only addresses within the site go through it. */
export const UsesTheRouter = meta.story({
  tags: ['!autodocs'],
  render: renderLinks,
  args: { component: TestLink },
  play: async ({ canvas }) => {
    routed.mockClear();
    for (const link of canvas.getAllByRole('link')) await userEvent.click(link);
    await expect(routed.mock.calls).toEqual([['/about']]);
  },
});

/** Files to download can be at another origin than the pages, such as that of the API. */
export const FilesAtAnotherOrigin = meta.story({
  args: { fileOrigin: 'https://api.example.org' },
  render: (args) => (
    <LinkProvider {...args}>
      <p className="grid justify-items-start gap-2">
        <Link href="/about">About the foundation</Link>
        <Link href="/bills/7" download>
          A bill of the carpenter
        </Link>
        <Link href="blob:statement" download="statement.json">
          Statement
        </Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const addressOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(addressOf('A bill of the carpenter')).toBe('https://api.example.org/bills/7');
    await expect(addressOf('Statement')).toBe('blob:statement');
    await expect(addressOf('About the foundation')).toBe('/about');
  },
});
