import { connect } from 'node:net';

/** What a run of requests came to. */
export interface Load {
  requestsPerSecond: number;
  /** Answers that were not a 200. */
  failures: number;
}

/**
 * Asks `path` of a server on this machine over and over, on `connections` kept connections at once, for `seconds`.
 * It only counts the bytes that come back, so that it takes as little of the processor as it can.
 */
export async function load(
  port: number,
  path: string,
  { connections = 50, seconds = 2 }: { connections?: number; seconds?: number } = {},
): Promise<Load> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => oneConnection(port, request, end)),
  );
  const answers = counts.reduce((sum, { answers }) => sum + answers, 0);
  const failures = counts.reduce((sum, { failures }) => sum + failures, 0);
  return { requestsPerSecond: answers / seconds, failures };
}

function oneConnection(port: number, request: Buffer, end: number) {
  return new Promise<{ answers: number; failures: number }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const done = { answers: 0, failures: 0 };
    let head = '';
    let missing = -1;
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      if (missing < 0) {
        head += chunk.toString('latin1');
        const body = head.indexOf('\r\n\r\n');
        if (body === -1) return;
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
        missing = length - (head.length - body - 4);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      done.answers += 1;
      if (!head.startsWith('HTTP/1.1 200')) done.failures += 1;
      head = '';
      missing = -1;
      if (performance.now() < end) {
        socket.write(request);
        return;
      }
      socket.destroy();
      resolve(done);
    });
  });
}
