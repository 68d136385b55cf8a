#!/usr/bin/env node
/**
 * A proxy between Playwright and Firefox ESR over WebDriver BiDi. Playwright sends `emulation.setMediaFeaturesOverride`
 * for every page, which ESR does not support. The proxy answers that command and forwards all others. `FIREFOX_PATH`
 * names the browser.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { WebSocket, WebSocketServer } from 'ws';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => browser.kill(signal));
browser.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (address) listen(address);
  else console.error(line);
});

/**
 * Announces its own address in the browser's format and connects each client to the browser.
 * @param {string} browserAddress
 */
function listen(browserAddress) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (client, { url }) => connect(client, new WebSocket(browserAddress + url)));
}

/**
 * @param {WebSocket} client
 * @param {WebSocket} upstream
 */
function connect(client, upstream) {
  const opened = new Promise((resolve) => upstream.once('open', resolve));
  client.addEventListener('message', ({ data }) => void opened.then(() => pass(data, client, upstream)));
  upstream.addEventListener('message', ({ data }) => client.send(data));
  client.on('close', () => upstream.close());
  upstream.on('close', () => client.close());
}

/**
 * Answers the unsupported command and forwards every other one.
 * @param {import('ws').Data} message
 * @param {WebSocket} client
 * @param {WebSocket} upstream
 */
function pass(message, client, upstream) {
  const { id, method } = typeof message === 'string' ? JSON.parse(message) : {};
  if (method === unknownToFirefox) client.send(JSON.stringify({ type: 'success', id, result: {} }));
  else upstream.send(message);
}
