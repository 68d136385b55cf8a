import { fileTask, texts } from '../../actions/file-task.ts';
import { cleanHtml } from './clean-html.ts';

/** Characters that take about 50 ms of processor time at most. A worker would need longer to start. */
const shortText = 20_000;

const cleanApart = fileTask<typeof cleanHtml>(texts, {
  module: new URL('clean-html.ts', import.meta.url),
  name: 'cleanHtml',
});

/** Sanitizes the HTML of an article, in a worker unless it is short. Throws as `cleanHtml` and `fileTask` do. */
export const cleanArticle = async (html: string): Promise<string> =>
  html.length > shortText ? cleanApart(html) : cleanHtml(html);
