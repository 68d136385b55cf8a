import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';

import { FactVariant } from '../components/data/fact-list.tsx';
import type * as library from '../index.ts';

interface LibraryStory {
  meta: { input: { component?: ComponentType<Record<string, unknown>> } };
  composed: { args: Record<string, unknown> };
}
const files = import.meta.glob<{ Default: LibraryStory }>('../components/**/*.stories.tsx', { eager: true });

/** Names of the components whose props are not `Wanted`. */
type Lacking<Wanted extends string> = {
  [Name in keyof typeof library]: Name extends Capitalize<Name>
    ? (typeof library)[Name] extends (props: infer Props) => ReactNode
      ? Wanted extends keyof Props
        ? never
        : Name
      : never
    : never;
}[keyof typeof library];

/** Components that take no `id`, `ref`, `data-*` and `aria-*`, and why. The compiler keeps the list complete. */
const withoutAttributes: Record<Lacking<'id' | 'ref'>, string> = {
  DialogClose: 'It gives its behavior to its child, which has its own attributes.',
  LinkProvider: 'It has no element.',
  WordsProvider: 'It has no element.',
};

/** Parts of a table, which stand in no `div`. Nothing exports them. */
const partsOfTable = ['DataTableHeader', 'DataTableCell'];

/** Components that no layout places, and why. */
const withoutPlace: Record<Lacking<'className'>, string> = {
  ...withoutAttributes,
  Honeypot: 'Nobody sees it.',
  VisuallyHidden: 'Nobody sees it.',
};

const meta = { title: 'Foundations/Root attributes', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;

/**
 * Every component of the library puts `className` on its root, and `id`, `ref`, `data-*` and `aria-*` there or on its
 * control. `ref` of `RadioCards` is a form's, so it gets the buttons.
 */
export const OnTheRoot: StoryObj<typeof meta> = {
  render: () => <p>The components of the library are rendered one after the other.</p>,
  play: async ({ canvasElement }) => {
    const stories = Object.values(files).map(({ Default }) => Default);
    await expect(stories.length).toBeGreaterThan(40);
    for (const { meta: file, composed } of stories) {
      const { component: Component } = file.input;
      if (!Component || Component.name in withoutAttributes || partsOfTable.includes(Component.name)) continue;
      const [container, ref] = [document.createElement('div'), createRef<Element>()];
      canvasElement.append(container);
      const root = createRoot(container);
      const given = { id: 'given', 'data-given': 'yes', 'aria-details': 'given', className: 'placed' };
      const element = <Component {...composed.args} {...given} open ref={ref} />;
      // A `Fact` needs a list around it.
      root.render(<FactVariant value="rows">{element}</FactVariant>);
      await waitFor(() => expect(ref.current, Component.name).not.toBeNull());
      const attributed = document.querySelector('#given');
      await expect(attributed, Component.name).toHaveAttribute('data-given', 'yes');
      await expect(attributed, Component.name).toHaveAttribute('aria-details', 'given');
      const outermost = document.querySelector('[role=dialog]') ?? container.firstElementChild;
      if (!(Component.name in withoutPlace)) await expect(outermost, Component.name).toHaveClass('placed');
      root.unmount();
      container.remove();
    }
  },
};
