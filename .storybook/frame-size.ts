/**
 * Shows the story in a window of this size, in px: resizes the frame in which Vitest runs it. `page.viewport` also resizes
 * the page around the frame, which takes two more round trips; the next one that a story or Vitest makes sets both again.
 */
export async function resizeFrame(width: number, height: number): Promise<void> {
  const { style } = window.parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  if (window.innerWidth !== width)
    throw new Error(`The frame of the story is ${window.innerWidth} px wide instead of ${width} px.`);
}
