import { diffArrays } from 'diff';

/** A part of two texts: the same in both, or different. */
export type Part = { kind: 'same'; html: string } | { kind: 'different'; mine: string; theirs: string };

/** What to take of a different part. */
export type Choice = 'mine' | 'theirs' | 'both';

/** Returns the parts of two texts, given as their blocks, such as paragraphs. */
export function partsOf(mine: readonly string[], theirs: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (const { added, removed, value } of diffArrays([...mine], [...theirs])) {
    const html = value.join('');
    const last = parts.at(-1);
    if (!added && !removed) parts.push({ kind: 'same', html });
    else if (last?.kind === 'different') last[added ? 'theirs' : 'mine'] += html;
    else parts.push({ kind: 'different', mine: removed ? html : '', theirs: added ? html : '' });
  }
  return parts;
}

/** Returns the text of the parts with the choice for each different one, in their order. */
export function joinParts(parts: readonly Part[], choices: readonly Choice[]): string {
  const left = [...choices];
  return parts
    .map((part) => {
      if (part.kind === 'same') return part.html;
      const choice = left.shift() ?? 'mine';
      return (choice === 'theirs' ? '' : part.mine) + (choice === 'mine' ? '' : part.theirs);
    })
    .join('');
}
