/** One of the 20 messages of 'Testimonials of fulfillment'. */
export interface RecipientMessage {
  name: string;
  message: string;
  gender: 'female' | 'male';
  image_url: string;
}

/** One of the 11 founders. */
export interface Founder {
  name: string;
  image_url: string;
}
