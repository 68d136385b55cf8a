/** The end of a call. */
interface Answer {
  status: number;
  body: unknown;
}

/** How far a long call is. */
export interface Progress {
  done: number;
  total: number;
}

/**
 * Reads the body of a response. A long call responds with lines of JSON: its progress, and last its status and body.
 * Without the last line the call failed, with status 0.
 */
export async function answerOf(response: Response, onProgress?: (progress: Progress) => void): Promise<Answer> {
  if (response.headers.get('content-type')?.startsWith('application/x-ndjson') !== true) {
    return {
      status: response.ok ? 200 : response.status,
      body: await response.json().catch(() => undefined),
    };
  }
  let last: unknown;
  for await (const line of linesOf(response)) {
    last = JSON.parse(line);
    if (isProgress(last)) onProgress?.(last);
  }
  return isAnswer(last) ? last : { status: 0, body: undefined };
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const lines = `${rest}${part.value}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
  if (rest !== '') yield rest;
}

const hasNumbers = (line: unknown, ...names: readonly string[]) =>
  typeof line === 'object' &&
  line !== null &&
  names.every((name) => name in line && typeof Reflect.get(line, name) === 'number');

const isProgress = (line: unknown): line is Progress => hasNumbers(line, 'done', 'total');
const isAnswer = (line: unknown): line is Answer => hasNumbers(line, 'status');
