import { aNewsArticle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';

import { RichText } from './rich-text.tsx';

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: { html: aNewsArticle().detail },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const everything = `
<h2>What it took</h2><p>The pump was switched on at <em>six in the morning</em>. <strong>Halima Guyo</strong> filled the <a href="/about">first can</a> &amp; let nobody help, as she had <a href="https://news.example/halima">told the paper</a>.</p>
<ul><li>120 metres of drilling</li><li>Two tanks<ul><li>one on the hill</li></ul></li></ul><ol><li>First the school</li><li>then the clinic</li></ol>
<blockquote><p>Before, I was already halfway to the river at four.</p></blockquote>
<figure><img src="/pictures/well.svg" alt="A stone well under a red roof" width="400" height="330"><figcaption>The well in May</figcaption></figure>
<h3>What it cost</h3><table><caption>In US dollars</caption><thead><tr><th scope="col">Part</th><th scope="col">Sum</th></tr></thead><tbody><tr><td>Drilling</td><td>$9,400</td></tr><tr><td>Pump</td><td>$2,150</td></tr></tbody></table>
<hr><h4>For engineers</h4><pre><code>flow = 1.2 m3/h</code></pre><p>Set <code>flow</code> to nought<br>at night.</p>`;

/** The typography of an article, with all that an editor may use. */
export const Default: Story = {
  tags: ['visual'],
  args: { html: everything },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What it took' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'In US dollars' })).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('The well in May');
    await expect(canvas.getByRole('img', { name: 'A stone well under a red roof' })).toHaveAttribute(
      'loading',
      'lazy',
    );
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('rel', 'noopener nofollow');
      await expect(link).not.toHaveAttribute('target');
    }
  },
};

/** What the server keeps of a story is shown too: raised and lowered letters, a list that goes on counting. */
export const Figures: Story = {
  args: { html: '<p>1.2 m<sup>3</sup> of H<sub>2</sub>O</p><ol start="3"><li>then the clinic</li></ol>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('superscript')).toHaveTextContent('3');
    await expect(canvas.getByRole('subscript')).toHaveTextContent('2');
    await expect(canvas.getByRole('list')).toHaveAttribute('start', '3');
  },
};

export const Empty: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** A word, an address and a picture far wider than a small phone. */
export const LongText: Story = {
  args: {
    html: `<h2>${'Llanfairpwllgwyngyll'.repeat(5)}</h2><p>https://example.org/${'a'.repeat(200)}</p><pre>${'x'.repeat(200)}</pre><table><tr><td>${'y'.repeat(99)}</td><td>${'z'.repeat(99)}</td></tr></table><img src="/pictures/hero.svg" alt="" width="5600" height="6400">`,
  },
  globals: { viewport: { value: 'small' } },
};

/** On a server there is nothing to sanitise with: the plain words, as text. */
export const WithoutDom: Story = {
  play: async () => {
    const html = renderToString(<RichText html={'<p>Water <b>runs</b></p><img src=x onerror="alert(1)">'} />);
    await expect(html).toContain('Water runs');
    await expect(html).not.toMatch(/<img|onerror|<b>/);
  },
};

const run = 'window.hostile=1';
/** The classics: each would run, style, frame, submit, name or fetch something if it came through. */
const hostile = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<img src="/pictures/well.svg" alt="" onload="${run}">`,
  `<svg onload="${run}"><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${run}'/>#x"></use></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><mtext><mglyph><style><img src=x onerror="${run}"></style></mglyph></mtext></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<template><img src=x onerror="${run}"></template>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<select><style></select><img src=x onerror="${run}"></style></select>`,
  `<a href="javascript:${run}">one</a>`,
  `<a href="JaVaScRiPt&colon;${run}">two</a>`,
  `<a href="java\tscript:${run}">three</a>`,
  `<a href="&#1;javascript:${run}">four</a>`,
  `<a href="data:text/html,<script>${run}</script>">five</a>`,
  `<a href="vbscript:x">six</a><a href="//evil.example">seven</a><a href="/\\evil.example">eight</a>`,
  `<a href="https://evil.example" target="_blank" rel="opener" ping="https://evil.example">nine</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe><iframe src="javascript:parent.${run}"></iframe>`,
  `<object data="javascript:${run}"></object><embed src="javascript:${run}">`,
  `<form action="https://evil.example"><input name="password"><button formaction="javascript:${run}">Sign in</button></form>`,
  `<p style="position:fixed;inset:0;background:url(https://evil.example)">cover</p>`,
  `<style>*{display:none}</style><link rel="stylesheet" href="https://evil.example/x.css">`,
  `<p id="root" class="fixed inset-0" data-on="dark" name="body">clobber</p><img name="cookie" src="/pictures/well.svg">`,
  `<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">`,
  `<img src="data:image/svg+xml,<svg onload='${run}'/>"><img src="//evil.example/x.png"><img src="javascript:${run}">`,
  `<img src="/pictures/well.svg" srcset="https://evil.example/x.png 1x" alt=""><picture><source srcset="https://evil.example/y"></picture>`,
  `<video src=x onerror="${run}"></video><audio src=x onerror="${run}"></audio>`,
  `<details open ontoggle="${run}">x</details><p onclick="${run}" onpointerenter="${run}" tabindex="0" autofocus onfocus="${run}">y</p>`,
  `<body onload="${run}"><marquee onstart="${run}">m</marquee><custom-element onclick="${run}">c</custom-element>`,
  `<table background="javascript:${run}"><td background="javascript:${run}">t</td></table>`,
  `<p>&lt;script&gt;${run}&lt;/script&gt;</p>`,
  `<<img src=x onerror="${run}">//<script`,
];
const allowedTags = new Set(
  'p h2 h3 h4 ul ol li blockquote strong em b i u s a img figure figcaption br hr code pre table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const allowedAttributes = new Set(
  'href src alt title width height colspan rowspan scope rel loading'.split(' '),
);

/** Nothing runs and nothing hostile stays, one by one and all in one. */
export const Hostile: Story = {
  tags: ['!autodocs'],
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
    for (const element of canvasElement.querySelectorAll(':scope > * *')) {
      await expect(allowedTags).toContain(element.localName);
      for (const { name } of element.attributes) await expect(allowedAttributes).toContain(name);
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '/';
      await expect(address).toMatch(/^(?:https?:\/\/|\/(?![/\\]))/);
    }
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('target');
    await expect(canvas.getAllByText(`<script>${run}</script>`)[0]).toBeVisible();
  },
};
