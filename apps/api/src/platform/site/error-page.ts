import { serverPages as words } from '@hearthlight/words/server-pages';

import { type Html, markup } from '../../lib/html.ts';
import { languageAttributes } from '../http/language.ts';

/** Renders a page with one sentence and a link to `home`, without the database or the built site. */
export const errorPage = (sentence: string, home: string) =>
  plainPage(
    words.wentWrong,
    markup`<p>${sentence}</p>
<p><a href="${home}">${words.toHome}</a></p>`,
  );

/** Renders a page without a style sheet, for what cannot be shown otherwise. */
export const plainPage = (title: string, content: Html) =>
  markup`<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="max-width:32em;margin:4em auto;padding:0 1em;font:1.1em/1.5 sans-serif">
<h1>${title}</h1>
${content}
</body>
</html>
`.text;
