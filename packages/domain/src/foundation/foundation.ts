import type { Language, SiteLanguages } from '../languages/languages.ts';
import type { paymentMethods } from '../payments/payment-method.ts';

/** The facts of a site's foundation. They are content, which an app passes to components. */
export interface Foundation {
  /** The language of these texts. */
  language: Language;
  /** The languages of the site, the default first. */
  languages: SiteLanguages;
  /**
   * The approver of bills before they are paid or published, and of the closing of months. Default: a second person.
   * Only the server has it.
   */
  billApproval?: 'second person' | 'nobody';
  /** The full name, as in the copyright line. */
  name: string;
  /** The short name, for the logo and the subjects of mails. */
  product: string;
  /** The headline of the home page. */
  tagline: string;
  /** For search engines and share cards. */
  description: string;
  /** One sentence for the footer. */
  summary: string;
  foundedYear: number;
  /** The time zone of every day and hour, such as `America/Los_Angeles`: it also decides the day of a gift. */
  timeZone: string;
  /** The currency of all amounts (ISO 4217), such as `USD`. */
  currency: string;
  /** The amounts that a pledge can choose from. */
  suggestedAmounts: readonly number[];
  /** Note on the currency, below the amount of a pledge. */
  currencyNote: string;
  /** Follows '0% platform fee for organizers.' */
  feeNote: string;
  /** For search engines, like `description`, which is that of the home page. Only the server has both. */
  descriptions: Partial<PageDescriptions>;
  /** With its country code and spaces between groups of digits. */
  phone: string;
  address: PostalAddress;
  /** Receives help requests and general mail. */
  supportEmail: string;
  /** Receives donation pledges. */
  financeEmail: string;
  /** Where pledges are paid by bank transfer. Without it and `paymentLinks`, a pledge has no payment reference. */
  bankAccount?: BankAccount | undefined;
  /** Pages of payment providers on which a pledge can be paid at once, in their order. */
  paymentLinks?: readonly PaymentLink[] | undefined;
  /** Payment providers, beside the known ones, whose payouts are in bank statements. Only the server has them. */
  paymentProviders?: readonly string[] | undefined;
  social: readonly { name: string; href: string }[];
  /** The texts of receipts beside the gift. Only the server has them. */
  receipt?: ReceiptTexts | undefined;
  /** Set if the home page shows no campaigns. No page then links to them. */
  withoutCampaigns?: boolean;
  /** Set if the content has a privacy page. Links to it have its title. Only the server has the introduction. */
  privacy?: { title: string; intro?: string };
}

/** A sentence about each page other than the home page, by its name in the table of pages. */
export interface PageDescriptions {
  about: string;
  signUp: string;
  signIn: string;
  resetPassword: string;
  dashboard: string;
  requestHelp: string;
  donateNow: string;
}

/** A foundation's own texts on receipts. */
export interface ReceiptTexts {
  /** The foundation's number in a register, such as `EIN 00-0555014`. */
  registration?: string | undefined;
  /** Sentences that a law asks for. One with `from` is on receipts of at least that amount. */
  sentences: readonly { from?: number | undefined; text: string }[];
  /** The name of the signer. */
  signature?: { name: string; role: string } | undefined;
}

export interface PostalAddress {
  street: string;
  locality: string;
  region: string;
  postalCode: string;
  /** ISO 3166-1, two letters. */
  country: string;
}

/** The account to which pledges are paid. The scheme decides what a banking app reads from a QR code. */
export type BankAccount =
  | {
      scheme: 'sepa';
      holder: string;
      iban: string;
      bic?: string | undefined;
      /** The version of the QR code (EPC069-12). 2 unless set; some apps read only 1, which requires a BIC. */
      epcVersion?: 1 | 2 | undefined;
    }
  | { scheme: 'swiss'; holder: string; iban: string }
  | { scheme: 'pix'; holder: string; key: string }
  /** Koruna to an account in Czechia. */
  | { scheme: 'spayd'; holder: string; iban: string; bic?: string | undefined }
  /** Złoty to an account in Poland. */
  | { scheme: 'polish'; holder: string; iban: string; bic?: string | undefined }
  /** Rupees to an address of the Unified Payments Interface, such as `hearth@bank`. */
  | { scheme: 'upi'; holder: string; id: string }
  /** Any other account, as people write it, on one or more lines. It has no QR code. */
  | { scheme: 'other'; holder: string; details: string };

/** A page of a payment provider on which a pledge can be paid, such as a Payment Link of Stripe. */
export interface PaymentLink {
  /** The payment method of a pledge that it is for. */
  method: (typeof paymentMethods)[number];
  /** An `https:` address in which `paymentLinkHref` fills in `linkPlaceholders`. */
  address: string;
}
