/** A story's `beforeEach` that sets text to 200%, like the browser setting (WCAG 1.4.4). */
export function withLargeText(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
}
