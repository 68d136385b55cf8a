import { expect } from 'storybook/test';

/** Returns the boxes of an element's text, one per line and text node. */
function boxesOf(element: HTMLElement): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

/** Expects an element's text to be on one line and inside the element. */
export async function expectOneLine(element: HTMLElement): Promise<void> {
  const boxes = boxesOf(element);
  const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
  await expect(lines.size, element.textContent).toBe(1);
  const end = Math.max(...boxes.map(({ right }) => right));
  await expect(end, element.textContent).toBeLessThanOrEqual(element.getBoundingClientRect().right + 0.5);
}
