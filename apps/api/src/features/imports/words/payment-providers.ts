/**
 * Payment providers and platforms that pay out what many donors gave, by the names with which banks write them: at most
 * 16 characters in ACH payments. PayPal's export has no gifts of its Giving Fund, so that is another one. An asterisk
 * stands for any words after it. A foundation adds others in `foundation.yaml` (`paymentProviders`).
 */
export const paymentProviders: readonly string[] = (
  "Adyen|Afterpay|Airwallex|Alipay|Altruja|Amazon Pay|America's Charities|Authorize.Net|Autopay S.A.|Bambora|" +
  'Barion|Benevity|Betterplace|BillDesk|Bitpay|Blackbaud|Blue Media|Braintree|Bright Funds|Buckaroo|CAF Donate|' +
  'Canada Helps|CanadaHelps|CanaDon|Cardcom|Cash App*|Cash App|Cashfree|CCAvenue|Cellulant|' +
  'Charities Aid Foundation|Charities Aid|Checkout.com|Chuffed|Clip|CloudPayments|ComGate|Concardis|Conekta|' +
  'Congrant|Cybersource|Danamojo|Datatrans|Donately|Donorbox|Dotpay|DPO Group|Easebuzz|Elavon|Enthuse|' +
  'Every.org|Eway|Facebook Giving|Facebook Payments|Fawry|Flutterwave|Flywire|Fondy|Fonzip|FundraisingBox|' +
  'Give as you Live|Give Lively|Giveasyoulive|Givebutter|GiveIndia|GiveLively|Global Payments|GlobalGiving|' +
  'GoCardless|GoFundMe|GoPay|HelloAsso|HyperPay|Ingenico|Instamojo|Interswitch|iRaiser|Iyzi Payments|Iyzico|' +
  'iZettle|JustGiving|Ketto|Kitabisa|Klarna|Ko-fi|Kopo Kopo|Kushki|LiqPay|Lyra Collect|M-Changa|Mercado Pago|' +
  'Meta Giving|Meta Payments|Meta Platforms|Milaap|Mollie|Monnify|Moyasar|MultiSafepay|MyFatoorah|Nets Denmark|' +
  'Network for Good|Nexi|Novalnet|OPay|OpenPay|Ozow|PagSeguro|Patreon|Patronite|Paybox|PayFast|PayFort|Paymob|' +
  'Paynow|Payoneer|PayPal Giving Fund|PayPal Giving Fu|PayPal|Payplug|Payrexx|Paystack|PayTabs|PayTR|PayU|' +
  'Peach Payments|Pesapal|PhonePe|Pin Payments|Przelewy24|RaiseNow|Razorpay|Redsys|Remita|Saferpay|Satispay|' +
  'Sezzle|Shopify|Siepomaga|SimplePay|Speedpoint|SQ *|Square Inc|Square Payments|Squarespace|Squareup|Stripe|' +
  'SumUp|Swedbank Pay|Syncable|Tap Payments|Telr|TPay|Tranzila|Trustly|Twingle|Twint|Tyro|Unzer|Venmo|' +
  'Vipps MobilePay|WeChat Pay|Whydonate|Windcave|Wix|Worldline|Worldpay|Yoco|Yookassa|YooMoney|YourCause|Zeffy|' +
  'Zettle by PayPal|Zettle|Zrzutka|エアペイ|コングラント|シンカブル|スクエア|ストライプジャパン|ストライプジヤパン|ストライプ|ペイパル|ペイペイ|楽天ペイ'
).split('|');

/** Words that follow the name of a company: its form, its place and its trade. */
export const companyWords =
  'ab ag as bv cie co com corp corporate et foundation fund gmbh giving inc io kg kgaa limited llc ltd nv oy oyj plc ppa private pte pty sa sarl sas sca se societe societa spa spolka srl uab z o oo akcyjna bank ' +
  'branch card cards collections commerce europe european financial australia au canada mexico brasil brazil india japan singapore hong kong nigeria kenya africa turkiye czech hungary sweden denmark norge norway germany deutschland espana france holding holdings international ireland italia nederland osterreich polska poland schweiz switzerland suisse uk us usa ' +
  'merchant merchants payment payments platform polskie operations services service solutions tech technologies technology zahlungen';

/** Words for a payout. */
export const payoutWords =
  'payout payouts cashout transfer transfers xfer trsf trf settlement settlements settle withdrawal withdrawals disbursement disbursements dispersion proceeds remittance sales deposit dep ' +
  'auszahlung auszahlungen sammelauszahlung abrechnung abbuchung gutschrift wyplata wyplaty rozliczenie retiro liquidacion abono versement virement reversement uitbetaling ' +
  'donations dons depot ach ppd ccd indn descr pymt pmt ' +
  'afrekening utbetalning utbetaling udbetaling accredito liquidazione repasse saque kifizetes vyplata';

/** Words before the name of the payer in a longer text: `BONIFICO SEPA DA STRIPE TECHNOLOGY`. */
export const payersWords = 'af by da dall de di fra from od par por van von';

/** The first words with which banks write that they pay interest. `int pd` is recognized too. */
export const interestWords =
  'interest zinsen zinsgutschrift habenzins habenzinsen guthabenzins guthabenzinsen odsetki odsetek interets intereses interessi juros renteinkomsten creditrente ' +
  'interet interes interesse zins juro rente ranta korko intressi uroky uroki urok kamata kamate kamat obresti dobanda palukanos procenti faiz ' +
  'فوائد проценты процент відсотки τοκοι τοκος ריבית 利息 利子';

/** The first words of texts that name interest later: `Abrechnung 30.09. Zinsen`. */
export const closingWords =
  'abono abrechnung abschluss arrete capitalisation credit dopisanie gross gutschrift kapitalisierung kapitalizacja liquidacion paiement pago rechnungsabschluss savings';

/** Words of people who explain why they pay by bank, in the languages of the banks. Machines do not write them. */
export const peoplesWords =
  'am because broke broken but cannot cant could did didnt does doesnt dont down error failed fails had hello hi i im instead its me my no not our please so sorry still thank thanks than that this tried was we when why without work worked working would ' +
  'aber danke dass funktioniert geht hat ich ist kein keine klappt leider mein meine mich nicht ohne statt weil wegen ' +
  'fallo funciona gracias lugar mi no porque sin vez bo dziala dzieki dziekuje moja moj nie przepraszam zamiast ' +
  'avec fonctionne lieu marche mon pas sans niet werkt werkte non invece grazie nao obrigado';
