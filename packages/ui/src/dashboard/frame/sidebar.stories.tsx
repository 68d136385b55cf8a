import { aDonor } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { LanguageLinks } from '../../site/language-links.ts';
import { Sidebar } from './sidebar.tsx';

const { first_name, last_name, email } = aDonor();

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/Sidebar',
  component: Sidebar,
  tags: ['stable'],
  args: {
    product: foundation.product,
    pane: 'dashboard' as const,
    donor: { first_name, last_name, email },
    onLogOut: fn(),
  },
  decorators: [(Story) => <div className="h-[760px] max-w-[272px] bg-paper p-[18px]">{Story()}</div>],
});

export const Default = meta.story({});

export const LogsOut = meta.story({
  tags: ['!autodocs', 'visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Zainab Okonkwo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: foundation.product })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const LoggingOut = meta.story({
  args: { loggingOut: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Log out' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
});

export const UnknownDonor = meta.story({ args: { donor: undefined } });

const languages = [
  { language: 'en', name: 'English', href: '/dashboard', isCurrent: true },
  { language: 'es', name: 'Español', href: '/es/dashboard', isCurrent: false },
];

/** A site with several languages offers them here too: the dashboard has no footer. */
export const TwoLanguages = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <LanguageLinks value={languages}>{Story()}</LanguageLinks>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es/dashboard');
  },
});
