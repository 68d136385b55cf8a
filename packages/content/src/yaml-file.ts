import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

/** The way to a value: keys of groups and positions in lists. */
export type Path = readonly PropertyKey[];

/** A YAML file of a content folder, with the positions of its values. */
export class YamlFile {
  readonly name: string;
  /** Sentences with file and line; empty when the file is valid YAML. */
  readonly problems: string[] = [];
  readonly #lines = new LineCounter();
  readonly #document: Document | undefined;

  constructor(directory: string, name: string) {
    this.name = name;
    this.#document = this.#read(join(directory, name));
  }

  /** The values, as the schemas expect them. */
  get values(): unknown {
    return this.#document?.toJS();
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

  /** Whether the file has a value at `path`. */
  has(path: Path): boolean {
    return this.#document?.hasIn(path) ?? false;
  }

  /** Returns file and line of the value at `path`; of its group if the value is missing. */
  placeOf(path: Path): string {
    return this.#at(this.#offsetOf(path));
  }

  /** Returns the line of the value at `path`. */
  lineOf(path: Path): number {
    return this.#lines.linePos(this.#offsetOf(path)).line;
  }

  #at(offset: number): string {
    return `${this.name}, line ${this.#lines.linePos(offset).line}:`;
  }

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
