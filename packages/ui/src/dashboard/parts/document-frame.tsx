'use client';

import { type Ref, useState } from 'react';

export interface DocumentFrameProps {
  /** The accessible name of the frame. */
  title: string;
  /** The document, a page of its own. */
  html: string;
  /** Whether `contentWindow.print()` may open the print dialog. */
  printable?: boolean;
  /** Gives access to the frame, for example to print the document. */
  ref?: Ref<HTMLIFrameElement>;
}

/** A document from the server, as high as its content, with the fonts of the page. Scripts and forms in it are off. */
export function DocumentFrame({ title, html, printable = false, ref }: DocumentFrameProps) {
  const [height, setHeight] = useState(0);
  return (
    <iframe
      ref={ref}
      title={title}
      // This page measures and prints the document. Without `allow-scripts` the document can do nothing.
      sandbox={printable ? 'allow-same-origin allow-modals' : 'allow-same-origin'}
      srcDoc={html}
      height={height}
      onLoad={({ currentTarget: { contentDocument: content } }) => {
        if (!content) return;
        const fit = () => setHeight(content.body.offsetHeight);
        lendFonts(content);
        fit();
        void content.fonts.ready.then(fit);
      }}
      className="w-full rounded-control border border-line"
    />
  );
}

/** Declares the fonts of the page in a document. Their addresses may be relative to the style sheet. */
function lendFonts(content: Document) {
  const faces = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) =>
        cssText.replaceAll(
          /url\("([^"]*)"\)/g,
          (_, address: string) => `url("${new URL(address, href ?? document.baseURI).href}")`,
        ),
      ),
  );
  content.head.append(Object.assign(content.createElement('style'), { textContent: faces.join('\n') }));
}
