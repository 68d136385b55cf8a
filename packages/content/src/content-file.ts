import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Language } from '@hearthlight/domain';
import type * as z from 'zod';

import { ContentError } from './content-error.ts';
import { addedEntries, mergeTranslation } from './translation.ts';
import { type Path, YamlFile } from './yaml-file.ts';

/** A file of a content folder, read and checked once, in one language. */
export class ContentFile<Output> {
  /** Sentences with file and line; empty when the file is correct. */
  readonly problems: string[];
  readonly #source: YamlFile;
  /** The file of the language's folder, if it has one. */
  readonly #translation: YamlFile | undefined;
  readonly #content: Output | undefined;

  constructor(directory: string, name: string, schema: z.ZodType<Output>, language?: Language) {
    const translated = `${language}/${name}`;
    this.#source = new YamlFile(directory, name);
    if (language !== undefined && existsSync(join(directory, translated)))
      this.#translation = new YamlFile(directory, translated);
    this.problems = [...this.#source.problems, ...(this.#translation?.problems ?? [])];
    if (this.problems.length === 0) this.#content = this.#parse(schema);
  }

  /** The content as the schema describes it. Throws when the file has problems: check them first. */
  get content(): Output {
    if (this.#content === undefined) throw new ContentError(this.problems.join('\n'));
    return this.#content;
  }

  #parse(schema: z.ZodType<Output>): Output | undefined {
    const [source, translation] = [this.#source.values, this.#translation?.values];
    for (const path of addedEntries(source, translation))
      this.addProblem(path, `is in no entry of ${this.#source.name}`);
    const result = schema.safeParse(mergeTranslation(source, translation), { jitless: true });
    if (result.success) return result.data;
    for (const issue of result.error.issues) this.#addIssue(issue);
    return undefined;
  }

  /** Adds a problem of the value at `path`. `expected` ends the sentence, such as 'must be a year'. */
  addProblem(path: Path, expected: string): void {
    const file = this.#translation?.has(path) ? this.#translation : this.#source;
    this.problems.push(`${file.placeOf(path)} ${nameOf(path)} ${expected}.`);
  }

  /** Adds a problem for each of these fields that the language's folder changes. */
  refuseTranslated(names: readonly string[]): void {
    for (const name of names)
      if (this.#translation?.has([name]))
        this.addProblem([name], `is the same in every language; only ${this.#source.name} has it`);
  }

  #addIssue(issue: z.core.$ZodIssue): void {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) this.addProblem([...issue.path, key], 'is not a known field; check its spelling');
    } else if (issue.code === 'invalid_type' && !this.#isWritten(issue.path)) {
      this.addProblem(issue.path, 'is missing');
    } else this.addProblem(issue.path, issue.message);
  }

  #isWritten(path: Path): boolean {
    return this.#source.has(path) || this.#translation?.has(path) === true;
  }
}

/** Such as `goal (campaigns, entry 3)`: the last name of the path, then where it is. */
function nameOf(path: Path): string {
  const words = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : `"${String(part)}"`));
  const last = words.pop() ?? 'the file';
  return words.length > 0 ? `${last} (in ${words.join(', ')})` : last;
}
