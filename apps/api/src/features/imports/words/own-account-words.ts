// cspell:disable -- words of banks, as `searchKey` writes them

const setOf = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(' ').split(' '));

/** Words for the form of an organization, which banks shorten or leave out. */
export const formWords = setOf(
  'foundation fdn trust charity association assoc society inc ltd llc',
  'stiftung verein verband ev e v ggmbh gmbh gug gemeinnutzige gemeinnuetzige',
  'fundacion fund asociacion asoc fundacao associacao fondazione associazione onlus ets',
  'fondation assoc asso stichting st vereniging fundacja stowarzyszenie مؤسسه جمعيه',
);

/** Words behind which banks write who paid. */
export const fromWords = setOf('from by orderer de del da do du des d desde depuis von vom van uit od z ze dal di من');

/** Words with which banks write a transfer. */
export const transferWords = setOf(
  'transfer transfers trf xfer payment credit incoming online the bank account savings checking',
  'transf trans transferencia traspaso recibida recibido recib inmediata periodica orden ordenante a su favor cuenta cta ahorro abono',
  'vir virt virement virements inst instantane recu emis perm permanent interne sepa re compte cpte cpt livret epargne courant vers',
  'uberweisung ueberweisung gutschrift ubertrag uebertrag umbuchung konto sparkonto tagesgeld tagesgeldkonto girokonto auftraggeber dauerauftrag',
  'przelew przychodzacy wewnetrzny wlasny rachunek konta bonifico giroconto conto transferencia conta overboeking overschrijving spaarrekening rekening تحويل حساب',
);

// cspell:enable
