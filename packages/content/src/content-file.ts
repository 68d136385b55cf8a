import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';

import { ContentError } from './content-error.ts';

type Path = readonly PropertyKey[];

/** A YAML file of a content folder, read and checked once, with the positions of its values. */
export class ContentFile<Output> {
  readonly name: string;
  /** Sentences with file and line; empty when the file is correct. */
  readonly problems: string[] = [];
  readonly #lines = new LineCounter();
  readonly #document: Document | undefined;
  readonly #content: Output | undefined;

  constructor(directory: string, name: string, schema: z.ZodType<Output>) {
    this.name = name;
    this.#document = this.#read(join(directory, name));
    this.#content = this.#parse(schema);
  }

  /** The content as the schema describes it. Throws when the file has problems: check them first. */
  get content(): Output {
    if (this.#content === undefined) throw new ContentError(this.problems.join('\n'));
    return this.#content;
  }

  #read(path: string): Document | undefined {
    if (!existsSync(path)) {
      this.problems.push(`${this.name} is missing. Every content folder has this file.`);
      return undefined;
    }
    const source = readFileSync(path, 'utf8');
    const document = parseDocument(source, { lineCounter: this.#lines, prettyErrors: false });
    for (const { message, pos } of document.errors)
      this.problems.push(`${this.#at(pos[0])} this is not valid YAML: ${message}`);
    return document;
  }

  #parse(schema: z.ZodType<Output>): Output | undefined {
    if (this.problems.length > 0 || !this.#document) return undefined;
    const result = schema.safeParse(this.#document.toJS(), { jitless: true });
    if (result.success) return result.data;
    for (const issue of result.error.issues) this.#addIssue(issue);
    return undefined;
  }

  /** Adds a problem of the value at `path`. `expected` ends the sentence, such as 'must be a year'. */
  addProblem(path: Path, expected: string): void {
    this.problems.push(`${this.#at(this.#offsetOf(path))} ${nameOf(path)} ${expected}.`);
  }

  #addIssue(issue: z.core.$ZodIssue): void {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        this.addProblem([...issue.path, key], 'is not a known field; check its spelling');
    } else if (issue.code === 'invalid_type' && !this.#document?.hasIn(issue.path)) {
      this.addProblem(issue.path, 'is missing');
    } else this.addProblem(issue.path, issue.message);
  }

  #at(offset: number): string {
    return `${this.name}, line ${this.#lines.linePos(offset).line}:`;
  }

  /** Where the value begins; for a value that is missing, where the group begins to which it belongs. */
  #offsetOf(path: Path): number {
    for (let length = path.length; length > 0; length -= 1) {
      const key = path[length - 1];
      const parent = this.#document?.getIn(path.slice(0, length - 1), true);
      const pair = isMap(parent)
        ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined;
      const node = pair?.key ?? this.#document?.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return node.range[0];
    }
    return 0;
  }
}

/** Such as `goal (campaigns, entry 3)`: the last name of the path, then where it is. */
function nameOf(path: Path): string {
  const words = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `"${String(part)}"`));
  const last = words.pop() ?? 'the file';
  return words.length > 0 ? `${last} (in ${words.join(', ')})` : last;
}
