/** The steps of a request for help. */
export interface Assistance {
  lead: string;
  steps: readonly { title: string; text: string }[];
  /** `alt` is read by screen readers instead of the picture. */
  picture: { src: string; alt: string };
}
