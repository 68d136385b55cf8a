import { lengthen } from './lengthen.ts';
import type { Tool } from './tool.ts';

/** The texts that are replaced, and what replaces them. */
const replaced = new Map<Text, { original: string; longer: string }>();

function replace(text: Text): void {
  if (replaced.get(text)?.longer === text.data || text.parentElement?.closest('script, style')) return;
  const original = text.data;
  const longer = lengthen(original);
  replaced.set(text, { original, longer });
  text.data = longer;
}

function replaceAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) replace(node);
}

/** Replaces what the story writes later. */
const observer = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    for (const node of [target, ...addedNodes])
      if (node instanceof Text) replace(node);
      else replaceAll(node);
});

function restore(): void {
  observer.disconnect();
  for (const [text, { original, longer }] of replaced) if (text.data === longer) text.data = original;
  replaced.clear();
}

/** Texts of another length, as in a translation. Documentation pages keep theirs. */
export const pseudoLanguage: Tool = {
  title: 'Language',
  icon: 'globe',
  choices: [
    { value: 'own', title: 'English' },
    { value: 'longer', title: 'Pseudo-language, 40 % longer' },
  ],
  beforeRender: restore,
  afterPlay: (choice, { viewMode }) => {
    if (choice === 'own' || viewMode === 'docs') return;
    replaceAll(document.body);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  },
};
