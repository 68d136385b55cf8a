/** Attributes of a picture in an article. */
export interface PictureAttributes {
  src: string;
  alt: string;
  width?: string | number | null;
  height?: string | number | null;
}
