import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

import { Builder, type WebDriver } from 'selenium-webdriver';

import { freePort } from '../../../apps/api/src/testing/free-port.ts';

/** Paths where distributions install WebKitGTK's MiniBrowser. */
const browsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.']
  .flatMap((folder) => ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}`))
  .flatMap((folder) => [`${folder}/MiniBrowser`]);

/** A running WebKitGTK. */
export interface WebKit {
  driver: WebDriver;
  stop: () => Promise<void>;
}

/** Starts WebKitGTK on a virtual screen with a size in pixels. Throws when a part of it is not installed. */
export async function startWebKit({ width, height }: { width: number; height: number }): Promise<WebKit> {
  const binary = browsers.find((path) => existsSync(path));
  if (binary === undefined) throw new Error('WebKitGTK’s MiniBrowser is not installed.');
  const { screen, display } = await startScreen(`${width}x${height}x24`);
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', TZ: 'UTC' },
    stdio: 'ignore',
  });
  await untilItListens(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const stop = async () => {
    await driver.quit();
    for (const child of [service, screen]) await end(child);
  };
  return { driver, stop };
}

/** Starts a virtual screen. It reports its display number on the third stream. */
async function startScreen(size: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const report = screen.stdio[3];
  if (!report) throw new Error('Xvfb has no stream for its display.');
  const [number] = await once(report, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function untilItListens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not listen.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
