import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { directionalIcons, iconDrawings, type IconName } from './icon-drawings.ts';
import { guidance } from './icon.guidance.ts';
import { Icon } from './icon.tsx';

const names = Object.keys(iconDrawings).filter((name): name is IconName => name in iconDrawings);

const meta = preview.meta({
  title: 'Library/Media/Icon',
  component: Icon,
  tags: ['experimental'],
  parameters: { guidance, onDark: true },
  args: { name: 'info' as const },
});

export const Default = meta.story();

/** It is hidden from screen readers. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'),
});

/** Every icon by its name. */
export const All = meta.story({
  tags: ['matrix'],
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-5">
      {names.map((name) => (
        <li key={name} className="flex items-center gap-3">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
});

/** Text beside it sets its color, and `className` its size. */
export const SizeAndColor = meta.story({
  args: { className: 'size-10' },
  render: (args) => (
    <p className="text-failed">
      <Icon {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon?.getBoundingClientRect().width).toBe(40);
  },
});

const isMirrored = (icon: SVGGraphicsElement) => (icon.getScreenCTM()?.a ?? 0) < 0;

/** Right to left, icons that point along the text are mirrored, and no others. */
export const RightToLeft = All.extend({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const mirrored = canvas
      .getAllByRole('listitem')
      .filter((item) => [...item.querySelectorAll('path')].some(isMirrored));
    await expect(mirrored.map((item) => item.textContent)).toEqual(directionalIcons);
  },
});
