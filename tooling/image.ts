import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../apps/api/src/testing/free-port.ts';
import { build, environment, logStep, root } from './prepare.mjs';

/**
 * `npm run test:image`: puts together what the last stage of `deploy/Dockerfile` copies and installs, without Docker,
 * and starts it as a user who can write nothing but the data folder. Fails when a file or a package is missing, or when
 * the start changes one.
 */
const content = 'packages/content/hearthlight';
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').replaceAll('$CONTENT_DIR', content);
const [, packagesStage = '', imageStage = ''] = dockerfile.split(/^FROM /m).slice(1);

/** The user `nobody`, where the test has the right to choose one. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const folder = mkdtempSync(join(tmpdir(), 'hearthlight-image-'));
const [packages, image, data] = [join(folder, 'packages'), join(folder, 'image'), join(folder, 'data')];

const trackedFiles = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');

/** Copies a tracked file, or all tracked files of a folder: a clone has no others. */
function copyTracked(source: string, target: string): void {
  const files = trackedFiles.filter((file) => file === source || file.startsWith(`${source}/`));
  if (files.length === 0)
    throw new Error(`deploy/Dockerfile copies ${source}, which is not in the repository.`);
  for (const file of files) cpSync(join(root, file), join(target, file.slice(source.length)));
}

/** Follows the `COPY` lines of a stage, without those from another stage. */
function followCopies(stage: string, to: string): void {
  for (const [, paths = '', target = ''] of stage.matchAll(/^COPY (?!--)(.+) (\S+)$/gm)) {
    for (const source of paths.split(' ')) {
      copyTracked(source, join(to, target, target.endsWith('/') ? basename(source) : ''));
    }
  }
}

function assemble(): void {
  build();
  followCopies(packagesStage, packages);
  const install = /^RUN (.+)$/m.exec(packagesStage)?.[1] ?? 'false';
  execFileSync('sh', ['-c', install], { cwd: packages, env: environment, stdio: 'inherit' });
  if (!imageStage.includes('COPY --from=packages /app .\n')) throw new Error('The packages are not copied.');
  const copyOptions = { recursive: true, verbatimSymlinks: true };
  cpSync(packages, image, copyOptions);
  followCopies(imageStage, image);
  cpSync(environment['SITE_DIR'] ?? '', join(image, 'site'), copyOptions);
  mkdirSync(data, { mode: 0o700 });
  if (unprivileged.uid !== undefined) chownSync(data, unprivileged.uid, unprivileged.gid);
  execFileSync('chmod', ['a+rx', folder]);
  execFileSync('chmod', ['-R', 'a-w,a+rX', image]);
}

/** Every file of the image with its size and the time of its last change. */
const filesOfImage = () =>
  execFileSync('find', ['.', '-printf', '%p %s %C@\n'], { cwd: image, encoding: 'utf8', maxBuffer: 1e8 });

/** The variables that the last stage sets. `SITE_DIR` and `DATA_DIR` name folders of the image. */
function variables(port: number): Record<string, string> {
  const line = /^ENV (.+)$/m.exec(imageStage)?.[1] ?? '';
  const set = Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
  const publicUrl = `http://localhost:${port}`;
  return { ...set, PORT: String(port), PUBLIC_URL: publicUrl, DATA_DIR: data, SITE_DIR: join(image, 'site') };
}

const failures: string[] = [];
function check(what: string, holds: boolean): void {
  console.log(`${holds ? 'passed' : 'FAILED'}: ${what}`);
  if (!holds) failures.push(what);
}

async function waitUntilReady(server: ChildProcess, address: string): Promise<void> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    const ready = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(200);
  }
  throw new Error('The image does not start.');
}

async function tryImage(): Promise<void> {
  const before = filesOfImage();
  const port = await freePort();
  const [command = '', ...args]: string[] = JSON.parse(/^CMD (.+)$/m.exec(imageStage)?.[1] ?? '[]');
  const options = { cwd: image, env: { PATH: environment.PATH, ...variables(port) }, ...unprivileged };
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const address = `http://127.0.0.1:${port}`;
    await waitUntilReady(server, address);
    const pageOf = async (path: string) => (await fetch(address + path)).text();
    check('the server renders the home page', (await pageOf('/')).includes('<h1'));
    check('the server renders about', (await pageOf('/about')).includes('<h1'));
    const admin = ['apps/api/src/admin/cli.ts', 'check'];
    check(
      'the commands of operators run',
      execFileSync('node', admin, { ...options, encoding: 'utf8' }) !== '',
    );
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    check('it stops on SIGTERM', code === 0);
    check('it changes no file of the image', filesOfImage() === before);
  } finally {
    server.kill('SIGKILL');
  }
}

logStep('Assembling the image of deploy/Dockerfile');
try {
  assemble();
  await tryImage();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures.length === 0 ? 0 : 1;
