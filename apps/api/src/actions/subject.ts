/** The subject of a change, such as article 12. */
export interface Subject {
  kind: string;
  /** Absent for what exists once. */
  id?: number | string;
  /** The language of a translation. */
  language?: string;
}

/** Returns a subject as the activity log stores it, such as `news 12`. */
export const subjectText = ({ id, kind, language }: Subject): string =>
  [kind, id, language].filter((part) => part !== undefined).join(' ');
