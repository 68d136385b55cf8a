import { Description, Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface ExampleProps {
  /** Whether it shows good or bad usage. */
  kind: 'do' | 'dont';
  /** The story's export. Its doc comment is the caption. */
  of: NonNullable<ComponentProps<typeof Story>['of']>;
}

/** A story with the caption 'Do' or 'Do not'. Place several in an element of the class `examples` (`docs.css`). */
export function Example({ kind, of }: ExampleProps) {
  return (
    <figure data-example={kind}>
      <div>
        <Story of={of} />
      </div>
      <figcaption>
        <strong>{kind === 'do' ? 'Do' : 'Do not'}</strong>
        <Description of={of} />
      </figcaption>
    </figure>
  );
}
