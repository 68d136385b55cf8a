const texts = new Set<string>();

/** Whether a value is a text without a translation, or one after a name: 'Amara Diallo: The foundation paid …'. */
const isOriginal = (value: unknown): boolean =>
  typeof value === 'string' && (texts.has(value) || texts.has(value.replace(/^[^:]+: /, '')));

/** Remembers a text of the content that has no translation, and returns it. */
export function untranslated(text: string): string {
  texts.add(text);
  return text;
}

type Props = Readonly<Record<string, unknown>>;

/** The language of texts without a translation, and how to create an element. */
interface Runtime<Node> {
  language: string;
  create: (type: 'span', props: { lang: string; dir: 'auto'; children: unknown }) => Node;
}

/**
 * Returns the properties of an element. One that shows a text without a translation gets the language of that text;
 * beside other texts only the text itself gets it.
 */
export function inOwnLanguage<Node>(type: unknown, props: Props, { create, language }: Runtime<Node>): Props {
  // A link of the router passes its properties on.
  if ((typeof type !== 'string' && !('to' in props)) || 'lang' in props) return props;
  const { alt, children, 'aria-label': label } = props;
  const own = { dir: 'auto', lang: language } as const;
  if (Array.isArray(children) && children.some(isOriginal)) {
    const marked = children.map((child: unknown) =>
      isOriginal(child) ? create('span', { ...own, children: child }) : child,
    );
    return { ...props, children: marked };
  }
  return [alt, children, label].some(isOriginal) ? { ...own, ...props } : props;
}
