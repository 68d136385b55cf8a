import { serverPages as words } from '@hearthlight/words/server-pages';

import { markup } from '../html.ts';
import { languageAttributes } from '../http/language.ts';

/** Renders a page with one sentence and a link to `home`, without the database or the built site. */
export const errorPage = (sentence: string, home: string) =>
  markup`<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.wentWrong}</title>
</head>
<body style="max-width:32em;margin:4em auto;padding:0 1em;font:1.1em/1.5 sans-serif">
<h1>${words.wentWrong}</h1>
<p>${sentence}</p>
<p><a href="${home}">${words.goToTheHomePage}</a></p>
</body>
</html>
`.text;
