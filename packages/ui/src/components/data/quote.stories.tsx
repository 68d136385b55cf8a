import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './quote.guidance.ts';
import { Quote } from './quote.tsx';

const meta = preview.meta({
  title: 'Library/Data/Quote',
  component: Quote,
  tags: ['stable'],
  parameters: { guidance, onDark: true },
  args: {
    quote: 'They did not ask me to prove that I was poor. They asked what would help, and then it was there.',
    author: 'Amara Diallo',
    detail: 'Conakry, roof repair, 2025',
    picture: '/pictures/portrait-09.svg',
  },
});

export const Default = meta.story({ tags: ['matrix'] });

/** Quotation and author are one figure. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(args.quote);
    await expect(canvas.getByRole('figure')).toHaveTextContent('Amara Diallo Conakry, roof repair, 2025');
  },
});

export const WithoutPicture = meta.story({
  render: ({ quote, author }) => <Quote quote={quote} author={author} />,
});

export const LongText = meta.story({
  args: {
    quote:
      'I had written the same letter to eleven offices, and kept a copy of each, because my father had taught me to. The twelfth I wrote without much hope, and without a copy. It is the only one that was answered, within the week, by a person who had read it to the end.',
    author: 'Maria-Concepción Fernández de la Vega y Ibárruri-Llanfairpwllgwyngyll',
  },
  globals: { viewport: { value: 'small' } },
});

export const Matrix = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <div className="grid max-w-text gap-10">
      <Quote {...args} />
      <div data-on="dark" className="rounded-pane bg-pine-deep p-8 text-on-dark">
        <Quote {...args} />
      </div>
    </div>
  ),
});
