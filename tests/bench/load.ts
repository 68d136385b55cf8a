import { connect } from 'node:net';

/** The result of a load run. */
export interface Load {
  requestsPerSecond: number;
  /** Responses with a status other than 200. */
  failures: number;
}

/**
 * Requests `path` from a local server repeatedly for `seconds`, over `connections` persistent connections. Parses only
 * the length of responses, to use little CPU time.
 */
export async function load(
  port: number,
  path: string,
  { connections = 50, seconds = 2 }: { connections?: number; seconds?: number } = {},
): Promise<Load> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => oneConnection(port, request, end)));
  const responses = counts.reduce((sum, { responses }) => sum + responses, 0);
  const failures = counts.reduce((sum, { failures }) => sum + failures, 0);
  return { requestsPerSecond: responses / seconds, failures };
}

function oneConnection(port: number, request: Buffer, end: number) {
  return new Promise<{ responses: number; failures: number }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const counts = { responses: 0, failures: 0 };
    let head = '';
    let remaining = -1;
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      if (remaining < 0) {
        head += chunk.toString('latin1');
        const body = head.indexOf('\r\n\r\n');
        if (body === -1) return;
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
        remaining = length - (head.length - body - 4);
      } else {
        remaining -= chunk.length;
      }
      if (remaining > 0) return;
      counts.responses += 1;
      if (!head.startsWith('HTTP/1.1 200')) counts.failures += 1;
      head = '';
      remaining = -1;
      if (performance.now() < end) {
        socket.write(request);
        return;
      }
      socket.destroy();
      resolve(counts);
    });
  });
}
