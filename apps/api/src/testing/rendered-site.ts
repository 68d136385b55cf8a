import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const template =
  '<!doctype html><html lang="en"><head><!--pictures--><!--head--></head><body><!--app--><!--data--></body></html>';
const screens = ['home', 'news', 'about', 'ledger', 'books'];

/**
 * Builds what the server needs to render the pages of a content folder, and no scripts or styles. Returns the folder of
 * the site.
 */
export async function buildRenderedSite(contentFolder: string): Promise<string> {
  const site = join(root, 'node_modules/.cache/rendered-sites', basename(contentFolder));
  const server = join(site, '.server');
  const options = ['--outDir', server, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'error'];
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--ssr', 'src/render/server.tsx', ...options],
    {
      cwd: join(root, 'apps/web'),
      env: { ...process.env, CONTENT_DIR: contentFolder, NODE_ENV: 'production' },
    },
  );
  mkdirSync(site, { recursive: true });
  for (const page of ['index', 'shell', 'not-found', 'news-not-found'])
    writeFileSync(join(site, `${page}.html`), template);
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
  const templates = Object.fromEntries(screens.map((screen) => [screen, template]));
  writeFileSync(join(server, 'templates.json'), JSON.stringify(templates));
  return site;
}
