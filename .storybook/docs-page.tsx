import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Story,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';

interface ExampleProps {
  kind: 'do' | 'dont';
  /** The story's export. Its doc comment is the caption. */
  of: NonNullable<ComponentProps<typeof Story>['of']>;
}

function Example({ kind, of }: ExampleProps) {
  return (
    <figure className="example" data-kind={kind}>
      <div className="example-picture">
        <Story of={of} />
      </div>
      <figcaption>
        <strong>{kind === 'do' ? 'Do' : 'Do not'}</strong>
        <Description of={of} />
      </figcaption>
    </figure>
  );
}

/** Shows the stories tagged `do` and `dont` side by side, in file order. */
function DoAndDont() {
  const examples = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('do') || tags.includes('dont'));
  if (examples.length === 0) return null;
  return (
    <>
      <Heading>Do and do not</Heading>
      <div className="examples">
        {examples.map(({ id, tags, moduleExport }) => (
          <Example key={id} kind={tags.includes('do') ? 'do' : 'dont'} of={moduleExport} />
        ))}
      </div>
    </>
  );
}

/**
 * The documentation page of a component: its first story with controls, dos and don'ts, then its variants. Stories that
 * only test a behavior are tagged `!autodocs`.
 */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <DoAndDont />
      <Stories title="Variants" includePrimary={false} />
    </>
  );
}
