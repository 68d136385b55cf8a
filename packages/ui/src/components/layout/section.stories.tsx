import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { Quote } from '../data/quote.tsx';
import { Stat } from '../data/stat.tsx';
import { ArchPicture } from '../media/arch-picture.tsx';
import { guidance } from './section.guidance.ts';
import { Section } from './section.tsx';

const founders = (
  <ul className="grid grid-cols-3 gap-7 tablet:grid-cols-6">
    {['Ifeoma Nwosu', 'Tomás Herrera', 'Leila Haddad', 'Jonas Lindqvist', 'Mei-Ling Chou', 'Samuel Otieno'].map(
      (name, index) => (
        <li key={name} className="text-small font-semibold">
          <ArchPicture src={`/pictures/portrait-0${index + 1}.svg`} alt="" ratio="portrait" />
          <p className="mt-3">{name}</p>
        </li>
      ),
    )}
  </ul>
);

const meta = preview.meta({
  title: 'Library/Layout/Section',
  component: Section,
  tags: ['stable'],
  parameters: { guidance, layout: 'fullscreen' },
  args: { title: 'Meet the founders', intro: 'Eleven people, one kitchen table, 2011.', children: founders },
});

export const Default = meta.story({ tags: ['matrix'] });

/** A landmark named by its heading. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Meet the founders' });
    await expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent('Meet the founders');
  },
});

/** Light text on dark, with a quotation and numbers. */
export const Dark = meta.story({
  args: {
    background: 'dark',
    title: 'What people say',
    intro: 'One of five, a different one each time.',
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
});

/** Links can jump to it. */
export const WithAnchor = meta.story({
  args: { id: 'founders' },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Meet the founders' });
    await expect(section).toHaveAttribute('id', 'founders');
  },
});

export const LongText = meta.story({
  args: {
    title: 'Campaigns that need you now, in fourteen countries and on both sides of the Bay of Guinea',
    intro:
      'Updated by the people who run them. When a campaign exceeds its goal, the rest goes to the next one, and every donor receives a letter about it.',
  },
});

/** Introduce the section in one sentence or two. */
export const DoKeepTheIntroductionShort = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { height: '460px' } } },
  tags: ['do', '!autodocs'],
  args: { children: <p>Six portraits</p> },
});

/** Do not begin with a paragraph. It belongs in the content of the section. */
export const DontTellTheWholeStory = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { height: '460px' } } },
  tags: ['dont', '!autodocs'],
  args: {
    children: <p>Six portraits</p>,
    intro:
      'Eleven people sat around a kitchen table in 2011 and asked what they could do without a bank, an office or a name. Most of them still do the work today, beside their jobs, and this section tells how each of them came to it.',
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** One space between two sections with the same background, two where the background changes. */
export const Matrix = meta.story({
  tags: ['visual', '!autodocs', 'default-foundation'],
  render: (args) => (
    <>
      <Section {...args} title="Warm" />
      <Section {...args} title="Paper, curved" background="paper" curved />
      <Section {...args} title="Paper again" background="paper" />
      <Section {...args} title="Dark, a panel on paper" background="dark">
        <Stat on="dark" value="2000+" label="success stories" />
      </Section>
      <Section {...args} title="Deep" background="deep" intro={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top;
    const gap = (name: string) => top(name) - canvas.getByRole('region', { name }).getBoundingClientRect().top;
    await expect(gap('Paper again')).toBeLessThan(gap('Paper, curved') / 2);
    await expect(gap('Deep')).toBeCloseTo(gap('Paper, curved'), 0);
  },
});
