import type { ArticlePreview } from '@hearthlight/domain/desk';
import { Notice, RadioCards, Select, useWords } from '@hearthlight/ui';
import { useState } from 'react';

import { Loaded, type View } from '../../frame/loaded.tsx';
import { FramedPage } from './framed-page.tsx';
import { ShareCardView } from './share-card-view.tsx';

/** A preview, or the reason why the server gives none. */
type Preview = ArticlePreview | { refusal: string };

export interface ArticlePreviewPageProps {
  /** The state of the request for the preview. */
  view: View<{ preview: Preview }>;
  /** The title of the article. */
  title: string;
  /** The languages of the site with their own names, the default first. */
  languages: ReadonlyArray<{ tag: string; name: string }>;
  /** The language of the preview. */
  language: string;
  /** Called with the chosen language, such as `es`. */
  onLanguage: (language: string) => void;
}

const sizes = { phone: { width: 390, height: 780 }, desktop: { width: 1366, height: 900 } } as const;

/** An article as visitors will see it, on a phone or a desktop, and the share card of a link to it. */
export function ArticlePreviewPage({ view, title, languages, language, ...actions }: ArticlePreviewPageProps) {
  const words = useWords('deskNews');
  const [device, setDevice] = useState<keyof typeof sizes>('desktop');
  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft">{words.previewLead}</p>
      <div className="mb-5 flex max-w-text flex-wrap items-end gap-x-6 gap-y-4">
        <RadioCards
          inRow
          className="flex-1 basis-72"
          label={words.width}
          name="device"
          defaultValue={device}
          options={(['desktop', 'phone'] as const).map((value) => ({ value, label: words[value] }))}
          onChange={({ currentTarget: { value } }) => setDevice(value === 'phone' ? 'phone' : 'desktop')}
        />
        {languages.length > 1 && (
          <Select
            className="flex-1 basis-40"
            label={words.language}
            options={languages.map(({ name, tag }) => ({ value: tag, label: name }))}
            value={language}
            onChange={({ currentTarget: { value } }) => actions.onLanguage(value)}
          />
        )}
      </div>
      <Loaded view={view} rows={4}>
        {({ preview }) =>
          'refusal' in preview ? (
            <Notice tone="info">{preview.refusal}</Notice>
          ) : (
            <>
              <FramedPage key={device} title={words.previewOf({ title })} html={preview.html} size={sizes[device]} />
              <section className="mt-9" aria-label={words.shareCard}>
                <h2 className="text-heading">{words.shareCard}</h2>
                <p className="mt-1 mb-4 text-small text-ink-soft">{words.shareCardLead}</p>
                <div data-device={device} className="max-w-116 data-[device=phone]:max-w-72">
                  <ShareCardView card={preview.card} />
                </div>
              </section>
            </>
          )
        }
      </Loaded>
    </>
  );
}
