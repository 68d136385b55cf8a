import type { DeskCampaign } from '@hearthlight/domain/desk';
import { CopyButton, Panel, useWords } from '@hearthlight/ui';

export interface EmbedCodeProps {
  /** The campaign that the code shows on other sites. */
  campaign: DeskCampaign;
  /** The address of the site, such as `https://hearthlight.example`. */
  origin: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The lines of HTML with which other sites show a campaign. Their sizes are those that the server renders. */
export function EmbedCode({ campaign: { id, title }, origin }: EmbedCodeProps) {
  const words = useWords('deskCampaigns');
  const address = `${origin}/campaigns/${id}`;
  const lines = [
    {
      name: words.widget,
      html: `<iframe src="${address}/widget" title="${escaped(title)}" width="340" height="190" style="border: 0" loading="lazy"></iframe>`,
    },
    {
      name: words.badge,
      html: `<img src="${address}/badge.svg" alt="${escaped(title)}" width="320" height="88" loading="lazy">`,
    },
  ];
  return (
    <Panel title={words.onOtherSites}>
      <p className="max-w-text text-ink-soft">{words.embedExplained}</p>
      {lines.map(({ name, html }) => (
        <div key={name} className="mt-5 grid justify-items-start gap-2">
          <p className="text-small">{name}</p>
          <code dir="ltr" className="w-full rounded-control bg-paper-deep p-4 text-small wrap-anywhere">
            {html}
          </code>
          <CopyButton text={html} name={name} />
        </div>
      ))}
    </Panel>
  );
}
