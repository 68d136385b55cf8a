import type { Preview } from '@storybook/react-vite';
import { type ComponentType, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

import { shownFor } from './shown-code.ts';
import { type Declarations, importOf, moduleOf, withSource } from './snippet-module.ts';

/*
 * The code of a story, ready to copy: a module with imports, state and data. Documentation pages, the manifest for coding
 * assistants and the check of all snippets use this function.
 */

/** Characters in a line. */
const width = 90;

/** Items of a list that are shown. More would hide the code around them. */
const fewItems = 8;

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text)
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')
        .replaceAll("'", String.raw`\'`)}'`;

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** Puts parts on one line if they fit, or else each on a line of its own. */
function grouped(open: string, parts: readonly string[], close: string, space = ' '): string {
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open}\n${indented(parts.map((part) => `${part},`).join('\n'))}\n${close}`;
}

function listCode(list: readonly unknown[], module: Declarations): string {
  if (list.length === 0) return '[]';
  const isLong = list.length > fewItems * 2;
  const parts = list.slice(0, isLong ? fewItems : undefined).map((item) => codeOf(item, module));
  if (!isLong) return grouped('[', parts, ']', '');
  return `[\n${indented(`${parts.join(',\n')},\n// and ${list.length - fewItems} more`)}\n]`;
}

function objectCode(value: object, module: Declarations): string {
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (value instanceof Set) return `new Set(${listCode([...value], module)})`;
  const parts = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${keyOf(name)}: ${codeOf(item, module, name)}`);
  return parts.length === 0 ? '{}' : grouped('{', parts, '}');
}

/**
 * Returns a function that no story shows. A handler that a story only watches writes its name to the console. A name
 * that nothing declares stands for any other function, so that the check of all snippets reports it.
 */
function functionCode(name: string, value: object): string {
  if (name === 'onChange') return '(event) => console.log(event.target.value)';
  return /^on[A-Z]/.test(name) || 'mock' in value ? `() => console.log('${name}')` : 'functionWithoutCode';
}

/** Returns a value as an expression. `name` is that of its property. */
function codeOf(value: unknown, module: Declarations, name = ''): string {
  const shown = shownFor(value);
  if (shown && 'source' in shown) return withSource(shown, module);
  if (shown && 'resolved' in shown) return `async () => (${codeOf(shown.resolved, module)})`;
  if (shown) return shown.code;
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'function') return functionCode(name, value);
  if (isValidElement(value)) return elementCode(value, module);
  if (Array.isArray(value)) return listCode(value, module);
  return typeof value === 'object' && value !== null ? objectCode(value, module) : String(value);
}

/** Returns the name of an element's type: that of a tag or component, and none for a fragment. */
function typeName(type: unknown, module: Declarations): string {
  if (typeof type === 'string') return type;
  if (type === Fragment) return '';
  const shown = shownFor(type);
  if (shown && 'source' in shown) return withSource(shown, module);
  const name = typeof type === 'function' ? type.name : 'ComponentWithoutName';
  module.names.add(name);
  return name;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Props = Readonly<Record<string, unknown>>;

/** Returns the handlers of controlled props: `onOpenChange` for `open`. */
const handlersOf = (props: Props): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(props).flatMap((name): [string, string][] => {
      const handler = `on${capitalized(name)}Change`;
      return typeof props[handler] === 'function' ? [[name, handler]] : [];
    }),
  );

/** Declares the state of a controlled prop, and returns its name. */
function stateOf(component: string, name: string, value: unknown, module: Declarations): string {
  const isPlain = typeof value === 'boolean' || typeof value === 'number';
  const type = isPlain ? '' : `<${component}Props['${name}']>`;
  if (!isPlain) module.names.add(`${component}Props`);
  const code = codeOf(value, module, name);
  module.states.set(name, `const [${name}, set${capitalized(name)}] = useState${type}(${code});`);
  return name;
}

/** Whether a value consists of data, without functions or elements. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !isValidElement(value) && !shownFor(value) && Object.values(value).every(isData)
    : typeof value !== 'function';

/** Lines from which on data becomes a constant outside of the component. */
const manyLines = 6;

/** Returns the code of a prop. Larger data becomes a constant with its name. */
function propCode(component: string, name: string, value: unknown, module: Declarations): string {
  const code = codeOf(value, module, name);
  const type = `${component}Props`;
  if (code.split('\n').length < manyLines || !isData(value) || !module.exportsType(type)) return code;
  const constant = `const ${name} = ${code} satisfies ${type}['${name}'];`;
  if ((module.data.get(name) ?? constant) !== constant) return code;
  module.names.add(type);
  module.data.set(name, constant);
  return name;
}

function attributesOf(component: string, props: Props, module: Declarations): string[] {
  const handlers = handlersOf(props);
  const setters = new Map([...handlers].map(([name, handler]) => [handler, `set${capitalized(name)}`]));
  return Object.entries(props).flatMap(([name, value]) => {
    if (value === undefined || name === 'children') return [];
    const setter = setters.get(name);
    if (setter) return `${name}={${setter}}`;
    if (handlers.has(name)) return `${name}={${stateOf(component, name, value, module)}}`;
    if (value === true) return name;
    if (typeof value === 'string' && !/["\\\n{}&<>]/.test(value)) return `${name}="${value}"`;
    return `${name}={${propCode(component, name, value, module)}}`;
  });
}

const isShown = (child: unknown) => child !== null && child !== undefined && typeof child !== 'boolean';

/** Returns the children as lines of JSX. Neighboring texts become one, because JSX joins lines by a space. */
function childrenOf(children: unknown, module: Declarations): string[] {
  const joined: unknown[] = [];
  for (const child of [children].flat(Infinity).filter(isShown)) {
    const text = typeof child === 'number' ? String(child) : child;
    const last = joined.at(-1);
    if (typeof text === 'string' && typeof last === 'string') joined[joined.length - 1] = last + text;
    else joined.push(text);
  }
  return joined.map((child) => {
    if (isValidElement(child)) return elementCode(child, module);
    const isPlain = typeof child === 'string' && child === child.trim() && !/[{}<>&\n]|\s\s/.test(child);
    return isPlain ? child : `{${codeOf(child, module)}}`;
  });
}

function elementCode({ type, props }: ReactElement, module: Declarations): string {
  const name = typeName(type, module);
  const { children, ...values }: { children?: ReactNode } = { ...(typeof props === 'object' && props) };
  const attributes = attributesOf(name, values, module);
  const start = [`<${name}`, ...attributes].join(' ');
  const isShort = start.length <= width && !start.includes('\n');
  const open = isShort ? start : `<${name}\n${indented(attributes.join('\n'))}\n`;
  const inside = childrenOf(children, module);
  if (inside.length === 0) return isShort ? `${open} />` : `${open}/>`;
  const line = `${open}>${inside.join('')}</${name}>`;
  const isLine = inside.length === 1 && line.length <= width && !line.includes('\n');
  return isLine ? line : `${open}>\n${indented(inside.join('\n'))}\n</${name}>`;
}

/** A story, as documentation pages and Node.js know it. */
interface ShownStory {
  component?: unknown;
  args: unknown;
  /** Renders the story, unless its component does. */
  render?: unknown;
}

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';

/** Returns the code of what a story renders. */
export function storySnippet({ component, args, render }: ShownStory): string {
  const element: unknown =
    typeof render === 'function'
      ? render(args, { args, component })
      : isComponent(component) && createElement(component, { ...(typeof args === 'object' && args) });
  return isValidElement(element) ? moduleOf((module) => elementCode(element, module)) : '';
}

/** Offers the code only of components that an app can import. */
export const codeOfExported: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, parameters, title }) => {
  if (!importOf(title)) parameters['docs'] = { ...parameters['docs'], canvas: { sourceState: 'none' } };
  return argTypes;
};
