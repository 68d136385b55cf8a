import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { facts } from 'virtual:component-facts';

import { Anatomy } from '../packages/ui/src/foundations/anatomy.tsx';
import { ComponentTokens } from '../packages/ui/src/foundations/component-tokens.tsx';
import { Example } from '../packages/ui/src/foundations/example.tsx';
import {
  contentRules,
  type Guidance,
  partSentences,
  reference,
  statusLine,
  usage,
  installation,
  notExported,
} from '../packages/ui/src/foundations/guidance.ts';
import { guidances } from '../packages/ui/src/foundations/guidances.ts';
import { importOf } from './snippet-module.ts';

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

/** Shows the line that imports the component, or that the package does not export it. */
function Import({ title }: { title: string }) {
  const line = importOf(title);
  return <Markdown>{line ? ['```tsx', line, '```', installation].join('\n') : notExported}</Markdown>;
}

/** Shows the props, required ones first, with controls for the first story. */
function Props() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (Object.keys(preparedMeta.argTypes).length === 0) return null;
  return (
    <>
      <Heading>Props</Heading>
      <Controls sort="requiredFirst" />
    </>
  );
}

/**
 * The documentation page of a component: how to import it, when to use it, its first story, props with controls, its
 * parts, content rules with dos and don'ts, its variants, tokens, and what one looks up. Stories that only test a
 * behavior are tagged `!autodocs`.
 */
export function DocsPage() {
  const { title, tags, parameters } = useOf('meta', ['meta']).preparedMeta;
  const guidance: Guidance | undefined = parameters['guidance'];
  const own = facts[title];
  const documented = guidance && own && { title, tags, guidance, facts: own };
  return (
    <>
      <Title />
      <Subtitle />
      {documented && <Markdown>{statusLine(documented)}</Markdown>}
      <Description />
      <Import title={title} />
      {guidance && (
        <div className="usage">
          {usage(guidance).map((part) => (
            <div key={part}>
              <Markdown>{part}</Markdown>
            </div>
          ))}
        </div>
      )}
      <Primary />
      <Props />
      {own && own.parts.length > 0 && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy names={own.parts} sentences={partSentences(title, facts, guidances)} />
        </>
      )}
      {guidance && <Markdown>{contentRules(guidance)}</Markdown>}
      <DoAndDont />
      <Stories title={<Heading>Variants</Heading>} includePrimary={false} />
      <ComponentTokens title={title} />
      {documented && <Markdown>{reference(documented)}</Markdown>}
    </>
  );
}
