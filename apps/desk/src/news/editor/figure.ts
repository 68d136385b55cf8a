import { isArticlePicture } from '@hearthlight/domain';
import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';

import { FigureView } from './figure-view.tsx';

const pictureOf = (element: HTMLElement) => (element.localName === 'img' ? element : element.querySelector('img'));

/** A figure of one picture and perhaps a caption. `KeptBlock` has all others. */
const isPicture = (figure: HTMLElement) =>
  figure.querySelectorAll('img').length === 1 &&
  Array.from(figure.children).every(({ localName }) => localName === 'img' || localName === 'figcaption');

const hasAllowedAddress = (element: HTMLElement) =>
  isArticlePicture(pictureOf(element)?.getAttribute('src') ?? '') && null;

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => pictureOf(element)?.getAttribute(name),
});

const captionOf = (element: globalThis.Node) =>
  (element instanceof HTMLElement && element.querySelector('figcaption')) || document.createElement('span');

/** A picture whose content is its caption. A picture without a figure gets one. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: { ...attribute('alt'), default: '' },
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => isPicture(figure) && hasAllowedAddress(figure),
      contentElement: captionOf,
    },
    { tag: 'img[src]', getAttrs: hasAllowedAddress, contentElement: captionOf },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});
