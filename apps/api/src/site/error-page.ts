import { markup } from '../html.ts';

/** Renders a page with one sentence, without the database or the built site. */
export const errorPage = (sentence: string) =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
</head>
<body style="max-width:32em;margin:4em auto;padding:0 1em;font:1.1em/1.5 sans-serif">
<h1>Something went wrong</h1>
<p>${sentence}</p>
<p><a href="/">Go to the home page</a></p>
</body>
</html>
`.text;
