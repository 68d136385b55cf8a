import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { ArchPicture } from './arch-picture.tsx';
import { Link } from './link.tsx';
import { Quote } from './quote.tsx';
import { Section } from './section.tsx';
import { Stat } from './stat.tsx';

const founders = (
  <ul className="grid grid-cols-3 gap-7 tablet:grid-cols-6">
    {[
      'Ifeoma Nwosu',
      'Tomás Herrera',
      'Leila Haddad',
      'Jonas Lindqvist',
      'Mei-Ling Chou',
      'Samuel Otieno',
    ].map((name, index) => (
      <li key={name} className="text-small font-semibold">
        <ArchPicture src={`/pictures/portrait-0${index + 1}.svg`} alt="" ratio="portrait" />
        <p className="mt-3">{name}</p>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Meet the founders', intro: 'Eleven people, one kitchen table, 2011.', children: founders },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark with the name of its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Meet the founders' });
    await expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('Meet the founders');
  },
};

/** Light on dark, with the words and figures that go into it. */
export const Dark: Story = {
  args: {
    tone: 'dark',
    title: 'What people say',
    intro: 'One of five, another each time.',
    children: (
      <div className="grid gap-10 tablet:grid-cols-[1.3fr_0.7fr]">
        <Quote
          quote="They did not ask me to prove that I was poor. They asked what would help, and then it was there."
          author="Amara Diallo"
          detail="Conakry, roof repair, 2025"
          picture="/pictures/portrait-09.svg"
        />
        <div className="grid gap-6">
          <Stat on="dark" value="0%" label="platform charge" />
          <Stat on="dark" value="$12M+" label="donated" />
        </div>
      </div>
    ),
  },
};

/** The anchor that links jump to, and a way on beside the title. */
export const WithAnchorAndAction: Story = {
  args: { id: 'founders', action: <Link href="/about">Read how it began</Link> },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Meet the founders' });
    await expect(section).toHaveAttribute('id', 'founders');
    await expect(within(section).getByRole('link', { name: 'Read how it began' })).toBeVisible();
  },
};

export const InnerHeading: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Meet the founders' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Campaigns that need you now, in fourteen countries and on both sides of the Bay of Guinea',
    intro:
      'Updated by the people who run them. When a goal is passed, what is over goes to the next in line, and whoever gave is told of it in a letter of their own.',
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

/** One space between two bands on one ground, two where the ground changes. */
export const Matrix: Story = {
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <>
      <Section {...args} title="Warm" />
      <Section {...args} title="Paper, curved" tone="paper" curved />
      <Section {...args} title="Paper again" tone="paper" />
      <Section {...args} title="Dark, a panel on paper" tone="dark">
        <Stat on="dark" value="2000+" label="success stories" />
      </Section>
      <Section {...args} title="Deep" tone="deep" intro={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top;
    const gap = (name: string) =>
      top(name) - canvas.getByRole('region', { name }).getBoundingClientRect().top;
    await expect(gap('Paper again')).toBeLessThan(gap('Paper, curved') / 2);
    await expect(gap('Deep')).toBeCloseTo(gap('Paper, curved'), 0);
  },
};
