import { setImmediate } from 'node:timers/promises';

import { importFile as words } from '@hearthlight/words/import-file';
import { type SaxesAttributeNS, SaxesParser } from 'saxes';

import { ActionError } from '../../../actions/action.ts';
import { isStorable } from '../../../lib/storable-text.ts';
import { fileLimits } from './file-limits.ts';
import { onOneLine } from './imported-gift.ts';

/** An element of a document. Names are without their prefix. */
export interface XmlElement {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text directly inside, on one line. */
  text: string;
}

/** Characters that are parsed at a time. */
const pieceLength = 128 * 1024;

/** Whether a file is XML: its first character is `<`. */
export const isXml = (bytes: Buffer): boolean => /^\s*</.test(startOf(bytes));

const isUtf16 = (bytes: Buffer) => ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'));

/** Returns the first characters, without a byte order mark. */
function startOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 400);
  if (!isUtf16(start)) return start.toString('latin1').replace(/^\u{EF}\u{BB}\u{BF}/u, '');
  return new TextDecoder(start[0] === 0xfe ? 'utf-16be' : 'utf-16le').decode(start);
}

/**
 * Decodes an XML file with the encoding that it names, UTF-8 by default. Throws an `ActionError` if its bytes are not
 * in that encoding.
 */
export function decodeXml(bytes: Buffer): { text: string; encoding: string } {
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(startOf(bytes))?.[1] ?? 'UTF-8';
  const encoding = isUtf16(bytes) ? 'UTF-16' : declared.toUpperCase();
  try {
    const label = encoding === 'UTF-16' && bytes[0] === 0xfe ? 'utf-16be' : encoding;
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    if (isStorable(text)) return { text, encoding };
  } catch (error) {
    // An unknown encoding, or bytes that are not in it.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  }
  throw new ActionError(words.otherEncoding({ encoding }));
}

/**
 * Parses a document. Throws an `ActionError` if it is not well-formed, has a document type, or is beyond `fileLimits`.
 * Without a document type there are no entities but the five of XML, so that nothing is expanded or loaded.
 */
export async function parseXml(text: string): Promise<XmlElement> {
  const parser = new SaxesParser({ xmlns: true });
  const top: XmlElement = { name: '', namespace: '', attributes: {}, children: [], text: '' };
  parser.on('error', ({ message }) => {
    throw notXml(message.replace(/\.$/, ''));
  });
  parser.on('doctype', () => {
    throw notXml('it has a document type');
  });
  const tagsSoFar = collectElements(parser, top);
  let [end, tags] = [0, 0];
  for (let start = 0; start < text.length; start += pieceLength) {
    if (tagsSoFar() > tags) [end, tags] = [start, tagsSoFar()];
    if (start - end > fileLimits.text) throw tooDeep();
    parser.write(text.slice(start, start + pieceLength));
    await setImmediate();
  }
  parser.close();
  const [root] = top.children;
  if (root) return root;
  throw notXml('it is empty');
}

/** Adds what is parsed to `top`. Returns a function that counts the tags so far. */
function collectElements(parser: SaxesParser<{ xmlns: true }>, top: XmlElement): () => number {
  const open = [top];
  let [attributeCount, closed, count] = [0, 0, 0];
  parser.on('opentagstart', () => {
    attributeCount = 0;
    count += 1;
    if (count > fileLimits.elements || open.length > fileLimits.depth) throw tooDeep();
  });
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > fileLimits.attributes) throw tooDeep();
  });
  parser.on('opentag', ({ attributes, local, uri }) => {
    const element = { name: local, namespace: uri, attributes: valuesOf(attributes), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (!element) return;
    element.text += part;
    if (element.text.length > fileLimits.text) throw tooDeep();
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.text = onOneLine(element.text);
    closed += 1;
  });
  return () => count + closed;
}

/** Most elements have no attributes, and share their empty object. */
const none: XmlElement['attributes'] = {};

function valuesOf(attributes: Readonly<Record<string, SaxesAttributeNS>>): XmlElement['attributes'] {
  const values = Object.values(attributes).map(({ local, value }) => [local, value]);
  return values.length === 0 ? none : Object.fromEntries(values);
}

const tooDeep = () => new ActionError(words.tooDeep);

const notXml = (reason: string) => new ActionError(words.notXml, { hint: reason });

/** Returns the elements below an element that a path of names leads to. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  let found = [element];
  for (const name of path) found = found.flatMap(({ children }) => children.filter((each) => each.name === name));
  return found;
}

/** Returns the text of the first element at a path. Empty if there is none. */
export const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  elementsAt(element, ...path)[0]?.text ?? '';
