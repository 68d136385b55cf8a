/** The form of a new entry, as the address asks for it. */
export interface NewForm {
  isAsked: boolean;
  /** Takes the form out of the address, so that Back and a reload do not open it again. */
  onClosed: () => void;
}
