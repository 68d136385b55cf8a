import { paneNames } from '@hearthlight/domain';
import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

/*
 * Makes the Controls panel and the props tables readable. Docgen calls every union 'union', offers an object editor
 * for a sentence, and does not list the DOM attributes that a component inherits.
 */

interface Attribute {
  type: string;
  description: string;
}

const handler = (type: string, description: string): Attribute => ({
  type: `(${type}) => void`,
  description,
});

/** Attributes and handlers that components pass on to their element, documented here once for all of them. */
const attributes: Readonly<Record<string, Attribute>> = {
  'aria-label': { type: 'string', description: 'Accessible name, where no visible text provides it.' },
  className: { type: 'string', description: 'Utility classes for its position in the layout.' },
  autoComplete: { type: 'string', description: 'What the browser may fill in, for example `given-name`.' },
  checked: { type: 'boolean', description: 'Whether it is checked, when the caller controls it.' },
  children: { type: 'ReactNode', description: 'The content.' },
  defaultChecked: { type: 'boolean', description: 'Whether it is checked at first.' },
  defaultValue: { type: 'string', description: 'Value at first. The field is uncontrolled.' },
  disabled: {
    type: 'boolean',
    description: 'Whether it is unavailable. It cannot be focused, so explain beside it why.',
  },
  donor: { type: 'Donor', description: 'The signed-in donor.' },
  foundation: { type: 'Foundation', description: 'Name, address and figures of the foundation.' },
  frame: { type: 'AccountFrame', description: 'Name, line and picture beside the form.' },
  href: { type: 'string', description: 'Address that it leads to.' },
  lead: { type: 'string', description: 'Text below the title.' },
  name: { type: 'string', description: 'Name of the value in the form.' },
  now: { type: 'Date', description: 'The present, which stories and tests fix.' },
  onBlur: handler('event: FocusEvent', 'Called when it loses the focus.'),
  onChange: handler('event: ChangeEvent', 'Called when the value changes.'),
  onClick: handler('event: MouseEvent', 'Called when it is activated by pointer or keyboard.'),
  onLogOut: handler('', 'Called when the donor logs out.'),
  onSubmit: handler('event: FormEvent', 'Called when the form is submitted.'),
  pane: { type: 'PaneName', description: 'The pane on screen.' },
  picture: { type: 'Picture', description: 'Name and text alternative of the picture.' },
  placeholder: { type: 'string', description: 'Example value. It does not replace the label or the hint.' },
  product: { type: 'string', description: 'Name of the product.' },
  rows: { type: 'number', description: 'Height in lines.' },
  title: { type: 'string', description: 'The heading.' },
  value: { type: 'string', description: 'The value, when the caller controls it.' },
};

/** Unions that the domain derives from a list, by the type that docgen prints. */
const derivedUnions: Readonly<Record<string, readonly string[]>> = {
  PaneName: paneNames,
  "Exclude<PaneName, 'help' | 'donate'>": paneNames.filter((name) => name !== 'help' && name !== 'donate'),
};

const quoted = (options: readonly string[]) => options.map((option) => `'${option}'`).join(' | ');

/** The source text of a type on one line, without comments, the leading bar and the `undefined` of optional props. */
function tidy(source: string): string {
  return source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\s*\|\s*|\s*\|\s*undefined\s*$/g, '')
    .trim();
}

function sourceOf({ type, table }: StrictInputType): string {
  return tidy(type?.raw ?? table?.type?.summary ?? '');
}

/** Whether a value survives an object editor: it consists of plain objects, arrays and primitive values. */
export function isPlainData(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return typeof value !== 'function';
  if (isValidElement(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = Array.isArray(value) || prototype === Object.prototype;
  return isPlain && Object.values(value).every(isPlainData);
}

const simple: Readonly<Record<string, 'text' | 'number' | 'boolean'>> = {
  string: 'text',
  ReactNode: 'text',
  number: 'number',
  boolean: 'boolean',
};

/** The control for a prop, or `false` where no control can produce a valid value. */
function controlOf(
  name: string,
  source: string,
  kind: string | undefined,
  value: unknown,
): StrictInputType['control'] {
  if (/^on[A-Z]/.test(name) || name === 'ref' || kind === 'function' || source.includes('=>')) return false;
  if (!isPlainData(value)) return false;
  const control = simple[source];
  if (control) return typeof value === 'object' ? false : control;
  if (kind === 'enum' || kind === undefined) return undefined;
  return typeof value === 'object' && value !== null ? 'object' : false;
}

function readable(name: string, given: StrictInputType, value: unknown): StrictInputType {
  const attribute = attributes[name];
  const isInherited = !given.table?.type?.summary;
  const source = isInherited ? (attribute?.type ?? '') : sourceOf(given);
  const options = derivedUnions[source];
  const summary = options ? quoted(options) : source;
  const control = options ? 'select' : controlOf(name, source, given.type?.name, value);
  return {
    ...given,
    description: given.description || attribute?.description || '',
    table: { ...given.table, ...(summary && { type: { summary } }) },
    ...(options && { options }),
    ...(control !== undefined && given.control === undefined && { control }),
  };
}

/** The doc comment of a component without its JSDoc tags, which serve the component manifest. */
export function withoutTags(docComment: string): string {
  return docComment.replace(/(?:^|\n)\s*@[^]*$/, '').trim();
}

/** Gives each prop a readable type, a description and a control that cannot break the story. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  // Docgen does not list inherited attributes; a story that sets one shows it.
  const inherited = Object.keys(initialArgs).filter((name) => name in attributes && !(name in argTypes));
  const listed = { ...Object.fromEntries(inherited.map((name) => [name, { name }])), ...argTypes };
  return Object.fromEntries(
    Object.entries(listed).map(([name, argType]) => [name, readable(name, argType, initialArgs[name])]),
  );
};
