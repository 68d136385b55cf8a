// Runs before any package is installed: on the Node.js that a newcomer has, with nothing but its own modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Says what is being done, so that nobody wonders whether it hangs. */
export const say = (sentence) => console.log(`\u001B[1m▸ ${sentence}\u001B[0m`);

/** Ends with a sentence and no stack. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** A hash of the contents of files and folders, and of whatever else decides. Missing ones count as empty. */
export function fingerprint(places, ...rest) {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  const add = (place) => {
    const path = join(root, place);
    if (!existsSync(path)) return;
    if (statSync(path).isFile()) hash.update(place).update(readFileSync(path));
    else
      for (const name of readdirSync(path).toSorted())
        if (!/^(node_modules|dist|dist-ssr)$|\.(test|stories)\.tsx?$|\.mdx$/.test(name))
          add(join(place, name));
  };
  places.forEach(add);
  return hash.digest('hex');
}

/** Does `work` unless the stamp of an earlier time says that nothing has changed since. */
export function unlessDone(stamp, wanted, work) {
  const path = join(root, stamp);
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) return;
  work();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wanted);
}

/** The environment in which `node` is the one that the lock file pins, where it has one for this machine. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/** Runs a command to its end, showing its output; gives up with the sentence when it fails. */
export function run(command, args, failure) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment });
  if (status !== 0) giveUp(failure);
}

/** Installs the packages of the lock file, unless they are there already. */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    giveUp(`Hearthlight needs Node.js 20.19 or newer; this is ${process.version}.`);
  const manifests = ['package.json', 'packages/domain', 'packages/ui', 'apps/web', 'apps/api'].map((place) =>
    place.endsWith('.json') ? place : `${place}/package.json`,
  );
  unlessDone(
    'node_modules/.installed',
    fingerprint(['package-lock.json', ...manifests], process.arch),
    () => {
      say('Installing the packages (once, about half a minute)');
      run(
        'npm',
        ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
        'The packages could not be installed: npm ci failed.',
      );
    },
  );
  const { stdout } = spawnSync('node', ['--version'], { env: environment, encoding: 'utf8' });
  const [major = 0, minor = 0] = stdout.slice(1).split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18))
    giveUp(
      `Hearthlight's server needs Node.js 22.18 or newer on this kind of machine; this is ${stdout.trim()}.`,
    );
}

/** Builds the site, unless it was built from the very same files. */
export function build() {
  const sources = [
    'package-lock.json',
    'tailwind.config.ts',
    'packages/domain/src',
    'packages/ui/src',
    'apps/web',
  ];
  unlessDone('apps/web/dist/.built', fingerprint(sources, process.env.VITE_API_URL ?? ''), () => {
    say('Building the site');
    run('npm', ['run', '--silent', 'build'], 'The site could not be built.');
  });
}

/** Starts a long-lived `node` on a file, hands on signals, and ends as it ends. */
export function become(file, args = []) {
  const child = spawn('node', [join(root, file), ...args], { cwd: root, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
