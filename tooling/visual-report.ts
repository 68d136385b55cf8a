/** A picture that differs from its baseline. Paths are relative to the report. */
export interface ChangedPicture {
  /** `components-button-matrix-390`. */
  name: string;
  /** Undefined when the run does not know the story, for instance because its `play` failed. */
  storyId: string | undefined;
  /** Undefined for a story without a baseline. */
  expected: string | undefined;
  actual: string | undefined;
  /** Undefined when the sizes differ. */
  difference: string | undefined;
  /** Number of pixels with another color. Undefined when the pictures cannot be laid over each other. */
  pixels: number | undefined;
}

const style = `
  body { margin: 0; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b18; background: #fbf8f2; }
  h2 { margin-block: 2.5rem 0; font-size: 1.375rem; }
  h3 { margin-block: 1.5rem 0.25rem; font-size: 1.0625rem; }
  p { margin-block: 0.25rem; }
  img { display: block; max-width: 100%; background: white; outline: 1px solid #8b857b; }
  .slide { position: relative; width: fit-content; max-width: 100%; --at: 50%; }
  .slide .now { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--at)); }
  .slide::after { content: ''; position: absolute; inset: 0 auto 0 var(--at); border-left: 2px solid #b93a0b; }
  input { width: 100%; margin-block: 0.5rem; accent-color: #b93a0b; }
  details { margin-top: 0.5rem; }
`;

const script = `
  for (const slider of document.querySelectorAll('input[type=range]'))
    slider.addEventListener('input', () =>
      slider.closest('section').querySelector('.slide').style.setProperty('--at', slider.value + '%'));
`;

const image = (file: string, alt: string, className: string) =>
  `<img class="${className}" src="${file}" alt="${alt}" loading="lazy">`;

function comparison({ expected, actual, difference, name }: ChangedPicture): string {
  if (!expected || !actual)
    return `<p>${expected ? 'No picture was made.' : 'No baseline.'}</p>${image(expected ?? actual ?? '', name, 'before')}`;
  return `<label>Before and after <input type="range" min="0" max="100" value="50"></label>
<div class="slide">${image(expected, 'Before', 'before')}${image(actual, 'After', 'now')}</div>
${difference ? `<details><summary>Difference</summary>${image(difference, 'Difference', 'difference')}</details>` : ''}`;
}

function section(picture: ChangedPicture, storybook: string): string {
  const { name, storyId, pixels, expected } = picture;
  const count = pixels === undefined ? 'The sizes differ' : `${pixels.toLocaleString('en')} pixels changed`;
  const link = storyId
    ? ` · <a href="${storybook}/?path=/story/${storyId}">Open the story ${storyId}</a>`
    : '';
  return `<section><h3>${name}</h3><p>${expected ? count : 'New'}${link}</p>
${comparison(picture)}</section>`;
}

/** The part of a story id before its name: the component. */
const componentOf = ({ storyId, name }: ChangedPicture) => storyId?.split('--')[0] ?? name;

/** Returns the report of a picture run as HTML, grouped by component, with a slider between before and after. */
export function reportPage(
  changed: readonly ChangedPicture[],
  orphans: readonly string[],
  storybook = 'http://localhost:6006',
): string {
  const gone = orphans.map((file) => `<li>${file}</li>`).join('');
  const groups = [...Map.groupBy(changed, componentOf)].map(
    ([component, pictures]) =>
      `<h2>${component} (${pictures.length})</h2>\n${pictures.map((picture) => section(picture, storybook)).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changed pictures</title>
<style>${style}</style>
<h1>Changed pictures: ${changed.length}</h1>
<p>Links open the Storybook of <code>npm run storybook</code>.</p>
${gone ? `<h2>Pictures without a story</h2><ul>${gone}</ul>` : ''}
${groups.join('\n')}
<script>${script}</script>
</html>
`;
}
