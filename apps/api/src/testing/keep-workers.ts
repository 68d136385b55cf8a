import { cards, files, texts } from '../actions/file-task.ts';

/*
 * Vitest runs this before each file of server tests: a worker is used again even if it has grown, because starting another one
 * takes half a second of processor time. It ends with the process of the tests.
 */

for (const { limits } of [files, texts, cards])
  Object.assign(limits, { idleTime: 60_000, reuseBelow: 180 * 1024 * 1024 });
