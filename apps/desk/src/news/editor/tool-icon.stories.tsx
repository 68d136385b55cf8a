import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ToolIcon, type ToolIconProps } from './tool-icon.tsx';
import { toolGroups } from './tools.ts';

/** A function, because a constant would have the type of this one name. */
const tool = (name: ToolIconProps['name']) => name;

const meta = preview.meta({
  title: 'News/Editor/ToolIcon',
  component: ToolIcon,
  tags: ['internal'],
  args: { name: tool('heading') },
});

export const Default = meta.story();

/** The drawings of all tools, in the order of the toolbar. */
export const All = meta.story({
  render: () => (
    <ul className="flex flex-wrap gap-5">
      {toolGroups.flat().map(({ name }) => (
        <li key={name} className="grid justify-items-center gap-1 text-label">
          <ToolIcon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(canvas.getAllByRole('listitem').length);
  },
});
