import { articleHtml } from '@hearthlight/domain';
import { aNewsArticle, hostileHtml } from '@hearthlight/domain/fixtures';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { expectWholePhotographs, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { RichText } from './rich-text.tsx';

const meta = preview.meta({
  title: 'Product/News/RichText',
  component: RichText,
  tags: ['internal'],
  args: { html: aNewsArticle().detail },
});

const everything = `
<h2>What it took</h2><p>The pump was switched on at <em>six in the morning</em>. <strong>Halima Guyo</strong> filled the <a href="/about">first can</a> &amp; let nobody help, as she had <a href="https://news.example/halima">told the paper</a>.</p>
<ul><li>120 meters of drilling</li><li>Two tanks<ul><li>one on the hill</li></ul></li></ul><ol><li>First the school</li><li>then the clinic</li></ol>
<blockquote><p>Before, I left for the river at four.</p></blockquote>
<figure><img src="/pictures/well.svg" alt="A tap below a green water tank" width="400" height="330"><figcaption>The tap in May</figcaption></figure>
<h3>What it cost</h3><table><caption>In US dollars</caption><thead><tr><th scope="col">Part</th><th scope="col">Sum</th></tr></thead><tbody><tr><td>Drilling</td><td>$9,400</td></tr><tr><td>Pump</td><td>$2,150</td></tr></tbody></table>
<hr><h4>For engineers</h4><pre><code>flow = 1.2 m3/h</code></pre><p>Set <code>flow</code> to nought<br>at night.</p>`;

export const Default = meta.story({
  tags: ['visual'],
  args: { html: everything },
});

/** The typography of every element that an article may contain. */
export const Content = Default.extend({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What it took' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'In US dollars' })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('The tap in May');
    await expect(canvas.getByRole('img', { name: 'A tap below a green water tank' })).toHaveAttribute(
      'loading',
      'lazy',
    );
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('rel', 'noopener nofollow');
      await expect(link).not.toHaveAttribute('target');
    }
  },
});

/** Superscript, subscript and the start of a list are kept, as on the server. */
export const Figures = meta.story({
  args: { html: '<p>1.2 m<sup>3</sup> of H<sub>2</sub>O</p><ol start="3"><li>then the clinic</li></ol>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('superscript')).toHaveTextContent('3');
    await expect(canvas.getByRole('subscript')).toHaveTextContent('2');
    await expect(canvas.getByRole('list')).toHaveAttribute('start', '3');
  },
});

export const Empty = meta.story({
  args: { html: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
});

/** A word, an address and a picture much wider than a small phone. */
export const LongText = meta.story({
  args: {
    html: `<h2>${'Llanfairpwllgwyngyll'.repeat(5)}</h2><p>https://example.org/${'a'.repeat(200)}</p><pre>${'x'.repeat(200)}</pre><table><tr><td>${'y'.repeat(99)}</td><td>${'z'.repeat(99)}</td></tr></table><img src="/pictures/hero.svg" alt="" width="5600" height="6400">`,
  },
  globals: { viewport: { value: 'small' } },
});

/** Server-rendered HTML stays in the page. Later HTML is sanitized. */
export const FromTheServer = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const page = document.createElement('div');
    page.innerHTML = '<div><p>Water runs.</p></div>';
    canvasElement.append(page);
    const paragraph = canvas.getByText('Water runs.');
    const onRendered = fn();
    const show = (html: string) => <Watched html={html} onRendered={onRendered} />;
    const root = hydrateRoot(page, show('<p>Water runs.</p>'));
    await waitFor(() => expect(onRendered).toHaveBeenCalled());
    await expect(canvas.getByText('Water runs.')).toBe(paragraph);
    root.render(show('<p>The pump <img src="x" onerror="window.hostile=1">broke.</p>'));
    const changed = await canvas.findByText('The pump broke.');
    await expect(changed.innerHTML).toBe('The pump broke.');
    root.unmount();
    page.remove();
  },
});

function Watched({ html, onRendered }: { html: string; onRendered: () => void }) {
  useEffect(onRendered);
  return <RichText html={html} />;
}

const run = 'window.hostile=1';
/** The last one is an escaped script, which stays visible as text. */
const hostile = [...hostileHtml(run), `<p>&lt;script&gt;${run}&lt;/script&gt;</p>`];
const attributesOf: Record<string, string[]> = articleHtml.attributes;
const address = /^(?:https?:\/\/|\/(?![/\\]))/;

/** None of 500 attacks runs or leaves anything hostile, each alone and all in one. */
export const Hostile = meta.story({
  tags: ['!autodocs'],
  parameters: { smallTargets: true },
  render: () => (
    <>
      {[...hostile, hostile.join('')].map((html) => (
        <RichText key={html} html={html} />
      ))}
    </>
  ),
  play: async ({ canvasElement, canvas }) => {
    await new Promise((done) => setTimeout(done, 300));
    await expect(window).not.toHaveProperty('hostile');
    await expect(canvasElement.children).toHaveLength(hostile.length + 1);
    const elements = [...canvasElement.querySelectorAll(':scope > * *')];
    const found = {
      tags: elements.map(({ localName }) => localName).filter((tag) => !articleHtml.tags.includes(tag)),
      attributes: elements
        .flatMap((element) => element.getAttributeNames().map((name) => [element.localName, name] as const))
        .filter(([tag, name]) => !attributesOf[tag]?.includes(name) && !['rel', 'loading'].includes(name)),
      addresses: elements
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '/')
        .filter((target) => !address.test(target)),
    };
    await expect(found).toEqual({ tags: [], attributes: [], addresses: [] });
    await expect(canvas.getAllByText(`<script>${run}</script>`)[0]).toBeVisible();
  },
});

/** A photograph of any shape is shown whole. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: () => (
    <ForEachPhotograph>
      {(address) => (
        <RichText html={`<figure><img src="${address}" alt="A well"><figcaption>A well</figcaption></figure>`} />
      )}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectWholePhotographs(canvas),
});
