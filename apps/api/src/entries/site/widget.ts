import type { Brand } from '@hearthlight/content';
import { fromCents, progressOf } from '@hearthlight/domain';
import { donate as words } from '@hearthlight/words/donate';

import { Html, markup } from '../../lib/html.ts';
import { languageAttributes } from '../../platform/http/language.ts';
import type { EmbeddedCampaign } from './embedded-campaign.ts';

/** Height of the `iframe`, in pixels: two lines of title, the bar, the amounts and the link. */
const widgetHeight = 190;

/** Returns the style sheet in the foundation's colors. With forced colors the borders remain. */
export const widgetStyle = ({ values }: Brand) => `
*{box-sizing:border-box;margin:0}
body{height:100vh;min-height:${widgetHeight}px;padding:16px;border:1px solid ${values.line};border-radius:12px;display:flex;flex-direction:column;gap:10px;font:15px/1.35 system-ui,sans-serif;color:${values.ink};background:${values.paper};color-scheme:light}
h1{font-size:17px;line-height:1.3;max-height:2.6em;overflow:hidden;overflow-wrap:anywhere}
progress{appearance:none;display:block;width:100%;height:12px;border:0;border-radius:6px;overflow:hidden;background:${values['pine-mist']};color:${values.pine}}
progress::-webkit-progress-bar{background:${values['pine-mist']}}
progress::-webkit-progress-value{background:${values.pine}}
progress::-moz-progress-bar{background:${values.pine}}
p{color:${values['ink-soft']}}
a{margin-top:auto;align-self:flex-start;min-height:44px;padding:10px 20px;border:2px solid ${values.ember};border-radius:22px;font-weight:600;color:${values.paper};background:${values.ember};text-decoration:none}
a:hover{background:${values['ember-deep']};border-color:${values['ember-deep']}}
a:focus-visible{outline:3px solid ${values.pine};outline-offset:2px}
@media (forced-colors:active){progress{border:1px solid;appearance:auto}a{border-color:LinkText}}
`;

/** Renders a campaign's progress with a link to `donate`, as a page for an `iframe` of other sites. */
export function widget(
  { language, raised_cents, target_cents, title }: EmbeddedCampaign,
  { donate, style }: { donate: string; style: string },
): string {
  const { filled, text } = progressOf(fromCents(raised_cents), fromCents(target_cents));
  const lang = language === undefined ? markup`` : markup` lang="${language}" dir="auto"`;
  return markup`<!doctype html>
<html ${languageAttributes()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<h1${lang}>${title}</h1>
<progress max="1" value="${filled}" aria-label="${words.raisedForTitle({ title })}"></progress>
<p>${text}</p>
<a href="${donate}" target="_blank" rel="noopener">${words.donate}</a>
</body>
</html>
`.text;
}
