/** A picture that is not what it was; paths are relative to the report. */
export interface ChangedPicture {
  name: string;
  /** Absent for a story that has no picture yet. */
  expected: string | undefined;
  actual: string | undefined;
  /** Absent where the sizes differ. */
  difference: string | undefined;
}

const style = `
  body { margin: 0 auto; max-width: 100rem; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b18; background: #fbf8f2; }
  section { margin-block: 2.5rem; }
  h2 { font-size: 1.125rem; }
  .three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  figcaption { padding-block: 0.25rem; font-weight: 600; }
  img { max-width: 100%; border: 1px solid #8b857b; background: white; }
`;

function figure(caption: string, file: string | undefined, otherwise: string): string {
  const picture = file
    ? `<a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a>`
    : otherwise;
  return `<figure><figcaption>${caption}</figcaption>${picture}</figure>`;
}

function section({ name, expected, actual, difference }: ChangedPicture): string {
  return `<section><h2>${name}</h2><div class="three">
${figure('Expected', expected, 'No picture yet.')}
${figure('Actual', actual, 'No picture was made.')}
${figure('Difference', difference, expected ? 'The sizes differ.' : 'Nothing to compare with.')}
</div></section>`;
}

/** The page that shows what a picture run found: expected, actual and difference side by side. */
export function reportPage(changed: readonly ChangedPicture[], orphans: readonly string[]): string {
  const gone = orphans.map((file) => `<li>${file}</li>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Changed pictures</title>
<style>${style}</style>
<h1>Changed pictures: ${changed.length}</h1>
${gone ? `<h2>Pictures without a story</h2><ul>${gone}</ul>` : ''}
${changed.map(section).join('\n')}
</html>
`;
}
