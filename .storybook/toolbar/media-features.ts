import { type Answers, withAnswers } from './media-query.ts';

/*
 * Lets a page answer a media feature otherwise than its browser does. Only developer tools can change what the browser
 * reports, so this rewrites the conditions of style sheets and the queries of scripts.
 */

let answers: Answers = {};

/** The conditions that the style sheets came with. */
const originals = new WeakMap<CSSMediaRule, string>();

/** All media rules of a style sheet, also those in layers and style rules. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inner] : inner;
  });
}

function rewriteStyleSheets(): void {
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => mediaRules(cssRules))) {
    const original = originals.get(rule) ?? rule.media.mediaText;
    const rewritten = withAnswers(original, answers);
    if (rule.media.mediaText === rewritten) continue;
    originals.set(rule, original);
    rule.media.mediaText = rewritten;
  }
}

const matchMedia = window.matchMedia.bind(window);

/** Gives answers in addition to, or instead of, those given before. */
export function answerMediaFeatures(given: Answers): void {
  const hadAnswers = Object.values(answers).some((answer) => answer !== undefined);
  answers = { ...answers, ...given };
  const hasAnswers = Object.values(answers).some((answer) => answer !== undefined);
  if (!hadAnswers && !hasAnswers) return;
  window.matchMedia = (query) => matchMedia(withAnswers(query, answers));
  rewriteStyleSheets();
}
