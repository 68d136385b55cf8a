/** A story's `beforeEach`: shows text at 200 %, as a reader sets it in the browser (WCAG 1.4.4). */
export function withLargeText(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
}
