/** Features with their values, such as `forced-colors: active`, and whether they apply. `undefined` asks the browser. */
export type Answers = Readonly<Record<string, boolean | undefined>>;

/** Conditions that are always and never true. */
const [always, never] = ['(min-width: 0px)', '(max-width: 0px)'];

/** Returns a media query in which a condition with an answer is always or never true. */
export function withAnswers(query: string, given: Answers): string {
  return query.replaceAll(/\(\s*([\w-]+)\s*:\s*([\w-]+)\s*\)/g, (condition, feature, value) => {
    const answer = given[`${feature}: ${value}`];
    if (answer === undefined) return condition;
    return answer ? always : never;
  });
}
