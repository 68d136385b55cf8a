/*
 * Words of banks and payers in scripts other than Latin, as banks write them. Each is a part of a regular expression and matches the
 * beginning of a word, or any place in a script without spaces.
 */

// cspell:disable

/** Words for money that is paid back, or is paid for other reasons than to give. Those of cards are payouts. */
const otherMoney = [
  'החזר|זיכוי|ביטול|ריבית|דיבידנד|הלוואה|ישראכרט|לאומי קארד|בית עסק|מס הכנסה|ביטוח|מע"מ|שכר',
  'वापसी|वापस|रिफंड|धनवापसी|ब्याज|लाभांश|ऋण|लोन|बीमा|सेटलमेंट|पीओएस|कैशबैक',
  'استرداد|مرتجع|فائدة|فوائد|عائد|أرباح|قرض|تعويض|تأمين|ضريب|تسوية|نقاط البيع',
  'επιστροφ|αντιλογισμ|τοκο|τοκων|μερισμα|δανει|εκκαθαριση|αποζημιωσ|εφορια|φπα|ασφαλ',
  '返金|払戻|払い戻|戻入|組戻|返戻|返還|還付|利息|利子|リソク|配当|分配金|ハイトウ|融資|貸付|ローン|保険|税務署|キャッシュバック|カード|ペイペイ|PayPay',
  'возврат|процент|дивиденд|займ|ссуд|эквайринг|терминал|возмещени|страхов|налог|кешбэк|кэшбэк',
  'поверненн|відсотк|дивіденд|позик|еквайринг|термінал|відшкодуван|страхов|податк|кешбек',
  'คืนเงิน|เงินคืน|ดอกเบี้ย|ปันผล|เงินกู้|สินเชื่อ|ประกัน|ภาษี|ยอดขาย',
  '退款|退回|利息|结息|股息|贷款|이자|환불|배당',
];

/** Words for income that a foundation earns or is granted. */
const income = [
  'דמי חבר|מכיר|כרטיסים|שכירות|שכר דירה|מענק|קצבה',
  'सदस्यता|बिक्री|टिकट|किराया|अनुदान|सब्सिडी',
  'عضوية|اشتراك|مبيعات|بيع|تذاكر|إيجار|منحة|إعانة',
  'συνδρομ|πωλησ|εισιτηρι|ενοικι|επιχορηγ|επιδοτ',
  '会費|売上|販売|チケット|入場|家賃|賃料|助成|補助金',
  'членск|продаж|билет|аренд|грант|субсид',
  'квит|оренд',
  'ค่าสมาชิก|ขาย|ตั๋ว|ค่าเช่า|เงินอุดหนุน',
];

/** Words for a transfer between accounts of one owner. */
const ownTransfer = [
  'העברה בין חשבונות|העברה עצמית|स्वयं के खाते|تحويل بين حسابات|μεταφορα μεταξυ|振替|между своими|собственн|між своїми|між власними|โอนระหว่างบัญชี',
];

/** Words with which banks say that a payment came back. */
const returned = [
  'חזר|חוזר|החזר|אין כיסוי|ללא כיסוי|वापस|अनादर|बाउंस|مرتجع|مرفوض|επιστροφ|ακαλυπτ|不渡|組戻|返戻|返金|возврат|отказ|поверненн|เช็คคืน|คืนเงิน|ส่งคืน|退回',
];

/** Words for a gift. */
const gift = [
  'תרומ|תרמ|תורמ|תורם|נדב|צדקה|दान|चंदा|योगदान|सहयोग|تبرع|صدق|زكا|δωρε|寄付|寄附|募金|献金|義援金|支援金|キフ|ボキン|捐|기부|후원',
  'пожертв|благотвор|донат|благод|บริจาค|দান|நன்கொடை',
];

/** Scripts that write words without spaces. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Articles, conjunctions and prepositions that Hebrew and Arabic write as a part of the next word. */
const prefix = String.raw`(?<![\p{L}\p{M}])(?:[והבלמשכ]{1,2}|[وبل]?ال|[وبل])?`;

// cspell:enable

/** Returns a text without case, accents and the signs for vowels, which Hebrew and Arabic mostly leave out. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Cf}\u0300-\u036F\u0591-\u05C7\u064B-\u0655]/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

const patternOf = (lists: readonly string[]) => {
  const words = plain(lists.join('|')).split('|');
  const [anywhere, first] = [
    words.filter((word) => withoutSpaces.test(word)),
    words.filter((word) => !withoutSpaces.test(word)),
  ];
  return new RegExp([...(first.length > 0 ? [`${prefix}(?:${first.join('|')})`] : []), ...anywhere].join('|'), 'u');
};

const patterns = {
  otherMoney: patternOf(otherMoney),
  income: patternOf(income),
  ownTransfer: patternOf(ownTransfer),
  returned: patternOf(returned),
  gift: patternOf(gift),
};

/** Whether a text has letters of a script other than Latin. */
const isForeign = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text);

/** Whether a text in another script than Latin has a word for something. */
export const saysInScript = (meant: keyof typeof patterns, text: string): boolean =>
  isForeign(text) && patterns[meant].test(plain(text));
