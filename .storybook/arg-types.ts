import { paneNames } from '@hearthlight/domain';
import { deskPages, giftStatuses, roles } from '@hearthlight/domain/desk';
import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { SBType } from 'storybook/internal/csf';

import { neverResolves, resolvesTo } from './form-result.ts';

/*
 * Adds what react-docgen lacks: members of unions, attributes passed on to the element, and suitable controls.
 * react-docgen offers an object editor for every unknown type, such as ReactNode.
 */

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

interface Attribute {
  type: string;
  description: string;
}

const handler = (type: string, description: string): Attribute => ({
  type: `(${type}) => void`,
  description,
});

/** Attributes and handlers that components pass on to their element, documented once. */
const attributes: Readonly<Record<string, Attribute>> = {
  'aria-label': { type: 'string', description: 'Accessible name, if no visible text provides it.' },
  className: { type: 'string', description: 'Utility classes for its position in a layout.' },
  children: { type: 'ReactNode', description: 'The content.' },
  defaultValue: { type: 'string', description: 'Initial value. The field is uncontrolled.' },
  lines: { type: 'string[][]', description: 'Keys of the columns of each line.' },
  name: { type: 'string', description: 'Name of the value in the form.' },
  onChange: handler('event: ChangeEvent', 'Called when the value changes.'),
  onClick: handler('event: MouseEvent', 'Called when it is activated by pointer or keyboard.'),
  onSubmit: handler('event: FormEvent', 'Called when the form is submitted.'),
  placeholder: { type: 'string', description: 'Example value. It does not replace the label or the hint.' },
  rows: { type: '[label: string, text: string][]', description: 'The rows.' },
};

/** Values to choose from, by the name of the type or prop: not every text is a valid one. */
const choices: Readonly<Record<string, readonly string[]>> = {
  DeskGiftStatus: giftStatuses,
  DeskPageName: Object.keys(deskPages),
  PaneName: paneNames,
  Role: roles,
};

const refusals = {
  refused: resolvesTo({ ok: false, message: 'This is the reason why the server refused.' }),
  failed: resolvesTo({ ok: false }),
  pending: neverResolves,
};

/** Results to choose from, of actions that a server accepts or refuses. */
function resultsOf(source: string) {
  if (source.endsWith('=> Promise<Result>')) return { accepted: resolvesTo({ ok: true }), ...refusals };
  // Only the story knows the entries of an accepted change.
  return source.endsWith('=> Promise<ChangeResult>') ? refusals : undefined;
}

const sources = import.meta.glob<string>(
  ['../packages/ui/src/components/data/data-table-column.ts', '../packages/ui/src/lib/page-range.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** The named types of the library that the table of props shows on a click, by name. */
const interfaces = new Map(
  Array.from(
    Object.values(sources)
      .join('\n')
      .matchAll(/^export (interface (\w+)[^]*?^\})/gm),
    ([, text = '', name = '']) => [name, text],
  ),
);

/** Returns the declarations of the named types in a type. */
const declarationsIn = (source: string): string =>
  (source.match(/\w+/g) ?? []).flatMap((name) => interfaces.get(name) ?? []).join('\n\n');

const controls: Readonly<Record<string, 'text' | 'number' | 'boolean'>> = {
  string: 'text',
  ReactNode: 'text',
  number: 'number',
  boolean: 'boolean',
};

/** Returns a type on one line, without comments, a leading bar or the `undefined` of optional props. */
const tidy = (source: string) =>
  source
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^\s*\|\s*|\s*\|\s*undefined\s*$/g, '')
    .trim();

/** Whether the object editor can show and edit the value. */
function isPlainData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (isValidElement(value)) return false;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isPlainData);
}

/** Returns Storybook's type of a value, without which it drops the arg from a shared address. */
function typeOf(value: unknown): SBType {
  if (Array.isArray(value)) return { name: 'array', value: typeOf(value[0]) };
  if (typeof value === 'object' && value !== null)
    return {
      name: 'object',
      value: Object.fromEntries(Object.entries(value).map(([key, field]) => [key, typeOf(field)])),
    };
  const name = typeof value;
  return name === 'string' || name === 'number' || name === 'boolean' ? { name } : { name: 'other', value: '' };
}

/** Returns the control for a prop, as an object, because Storybook has already normalized the types. */
function controlOf(name: string, source: string, kind: string | undefined, value: unknown) {
  const isList = /\[\]|Array</.test(source);
  const isText = controls[source] !== undefined || typeof value === 'string' || (value === undefined && !isList);
  if (/^on[A-Z]|^ref$/.test(name) || source.includes('=>') || !isPlainData(value)) return { disable: true };
  if (kind === 'enum') return undefined;
  const control = controls[source] ?? (/\b(?:string|ReactNode)\b/.test(source) && isText ? 'text' : undefined);
  if (control && typeof value !== 'object') return { type: control };
  return typeof value === 'object' && value !== null ? { type: 'object' as const } : { disable: true };
}

function readable(name: string, given: ArgType, value: unknown): ArgType {
  const attribute = attributes[name];
  const summary = given.table?.type?.summary;
  const source = summary && summary !== 'unknown' ? tidy(given.type?.raw ?? summary) : (attribute?.type ?? '');
  const mapping = resultsOf(source);
  const options = mapping ? Object.keys(mapping) : (choices[source] ?? choices[name]);
  const control = options ? { type: 'select' as const } : controlOf(name, source, given.type?.name, value);
  const shown = choices[source] ? choices[source].map((option) => `'${option}'`).join(' | ') : source;
  const detail = declarationsIn(source);
  const isEdited = typeof value === 'object' && value !== null && isPlainData(value);
  return {
    ...given,
    ...(isEdited && { type: { ...given.type, ...typeOf(value) } }),
    description: given.description || attribute?.description || '',
    table: { ...given.table, ...(shown && { type: { summary: shown, ...(detail && { detail }) } }) },
    ...(options && { options }),
    ...(mapping && { mapping }),
    ...(control && given.control === undefined && { control }),
  };
}

/** Gives each prop a readable type, a description and a control. */
export const readableArgTypes: Enhancer = ({ argTypes, initialArgs }) => {
  // Inherited attributes that a story sets are shown in the table.
  const inherited = Object.keys(initialArgs).filter((name) => name in attributes && !(name in argTypes));
  const listed = { ...Object.fromEntries(inherited.map((name) => [name, { name }])), ...argTypes };
  return Object.fromEntries(
    Object.entries(listed).map(([name, argType]) => [name, readable(name, argType, initialArgs[name])]),
  );
};
