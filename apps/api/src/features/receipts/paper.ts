import { dataUrlOf } from '@hearthlight/content';

import { Html, markup } from '../../lib/html.ts';
import { languageAttributes } from '../../platform/http/language.ts';
import { inCurrentLanguage, type MailContent } from '../../platform/mail/messages.ts';

/** What is on a page of paper below the foundation's name. */
interface Paper {
  title: string;
  /** What is beside the foundation's name. */
  corner: Html;
  body: Html;
  /** Style rules of the body. */
  styles: string;
}

/** Returns a page to print on A4 or Letter, with the foundation's name and logo, as HTML. */
export function paperPage(contents: MailContent, { body, corner, styles, title }: Paper): string {
  const { foundation, logo } = inCurrentLanguage(contents);
  return markup`<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>${new Html(paperStyles(contents) + styles)}</style>
</head>
<body>
<main>
<header>
<p class="name"><img src="${dataUrlOf(logo.light)}" alt=""> ${foundation.name}</p>
${corner}
</header>
${body}
</main>
</body>
</html>
`.text;
}

/** Returns who signs, if somebody does. */
export const signatureOf = (signature: { name: string; role: string } | undefined): Html | '' =>
  signature ? markup`<p class="signature">${signature.name}<small>${signature.role}</small></p>\n` : '';

/** The sheet is white, also on screens: it is a copy of the paper. */
const paperStyles = ({ brand: { values } }: MailContent): string => `
@page { margin: 16mm 18mm }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: ${values.ink}; font: 1rem/1.5 ${values['font-sans']}; overflow-wrap: anywhere }
main { max-width: 44rem; margin: 0 auto; padding: clamp(1.25rem, 6vw, 3.5rem) }
header { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; justify-content: space-between }
.name { display: flex; gap: 0.75rem; align-items: center; color: ${values.pine}; font: 600 1.375rem/1.2 ${values['font-display']} }
.name img { height: 2.75rem }
.signature { margin-top: 2rem; font: 600 1.25rem/1.3 ${values['font-display']} }
.signature small { display: block; color: ${values['ink-soft']}; font: 400 0.875rem/1.5 ${values['font-sans']} }
@media print {
  body { font-size: 11pt }
  main { max-width: none; padding: 0 }
}
`;
