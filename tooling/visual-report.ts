/** A picture that differs from its baseline. Paths are relative to the report. */
export interface ChangedPicture {
  /** For example `components-button-matrix-390`. */
  name: string;
  /** Undefined if the run does not know the story, for example because its `play` failed. */
  storyId: string | undefined;
  /** Undefined if there is no baseline. */
  expected: string | undefined;
  actual: string | undefined;
  /** Number of different pixels. Undefined if the sizes differ. */
  pixels: number | undefined;
}

const style = `
  body { margin: 0; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b18; background: #fbf8f2; }
  h2 { margin-block: 2.5rem 0; font-size: 1.25rem; }
  img { display: block; max-width: 100%; background: white; outline: 1px solid #8b857b; }
  .slide { position: relative; width: fit-content; max-width: 100%; --at: 50%; }
  .slide .now { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--at)); }
  input { width: 100%; margin-block: 0.5rem; accent-color: currentColor; }
`;

const script = `
  for (const slider of document.querySelectorAll('input[type=range]'))
    slider.addEventListener('input', () =>
      slider.closest('section').querySelector('.slide').style.setProperty('--at', slider.value + '%'));
`;

const image = (file: string, alt: string, className = '') =>
  `<img class="${className}" src="${file}" alt="${alt}" loading="lazy">`;

function section({ name, storyId, pixels, expected, actual }: ChangedPicture): string {
  const count = pixels === undefined ? 'The sizes differ' : `${pixels.toLocaleString('en')} pixels changed`;
  const link = storyId && ` · <a href="http://localhost:6006/?path=/story/${storyId}">Open ${storyId}</a>`;
  const pictures =
    expected && actual
      ? `<label>Before and after <input type="range" min="0" max="100" value="50"></label>
<div class="slide">${image(expected, 'Before')}${image(actual, 'After', 'now')}</div>`
      : image(actual ?? expected ?? '', name);
  return `<section><h2>${name}</h2><p>${expected ? count : 'New'}${link ?? ''}</p>${pictures}</section>`;
}

/** Returns the report of a picture run as HTML, with a slider between before and after. */
export function reportPage(changed: readonly ChangedPicture[], orphans: readonly string[]): string {
  const gone = orphans.map((file) => `<li>${file}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changed pictures</title>
<style>${style}</style>
<h1>Changed pictures: ${changed.length}</h1>
<p>Links open the Storybook of <code>npm run storybook</code>.</p>
${gone && `<h2>Pictures without a story</h2><ul>${gone}</ul>`}
${changed.map(section).join('\n')}
<script>${script}</script>
</html>
`;
}
