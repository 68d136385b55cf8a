/** HTML that is safe to insert without escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters not allowed in XML, even escaped (XML 1.0, section 2.2). */
const notInXml = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for use between tags and in quoted attributes, in HTML and XML. */
export const escapeHtml = (text: string) =>
  text.replace(notInXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

type Part = string | number | Html | readonly Html[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map((each) => each.text).join('') : escapeHtml(String(part));
};

/** Returns a message as HTML, with `render` for what its tag encloses: `Run <code>npm start</code> again.` */
export function withTag(message: string, tag: string, render: (enclosed: string) => Html): Html {
  const [before = '', enclosed = '', after = ''] = message.split(new RegExp(`</?${tag}>`));
  return markup`${before}${render(enclosed)}${after}`;
}

/** Template tag for HTML. Escapes every inserted value that is not itself `Html`. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(parts[index - 1] ?? '') + string));
}
