/*
 * Words that tell an organization from a person among payers, as `searchKey` writes them, and words that banks use for any payment.
 * They only make somebody look, and only where nothing else says that the money is a gift.
 */

// cspell:disable

const listOf = (...words: readonly string[]): string => words.join('|').replaceAll(/ +/g, '|');

/** Legal forms, which stand behind the name. Those that are also names or short words only in capitals, at the end. */
export const legalForms = {
  anywhere:
    listOf(
      'gmbh ggmbh mbh ohg kgaa inc incorporated llc llp ltd limited plc corp corporation pty pvt pte bhd',
      'sarl sasu eurl scop ltda eireli slu srl srls spa coop zrt nyrt kft sro spol doo dooel eood ood ead oyj aps asa uab sia ooo zao oao pao sti',
    ) +
    '|e\\.? ?v|s\\. ?r\\. ?[ol]\\.?|s\\. ?p\\. ?a\\.?|d\\. ?o\\. ?o\\.?|z o\\.? ?o|a\\. ?s\\.?|s\\. ?a\\.(?: ?s\\.)?|s\\. ?l\\.|b\\. ?v\\.|n\\. ?v\\.|de c\\.? ?v',
  atEnd: new Set('ag ab as sa se sas sl bv nv oy kg ug ad co bt me ei kk tas'.split(' ')),
  /** In scripts without spaces, and those that stand in front. */
  inScript:
    '株式会社|有限会社|合同会社|\\(株\\)|カ\\)|\\(カ|ユ\\)|有限公司|בע"?מ|ש\\.מ|公司|ооо |оао |зао |пао |тов |ао |ип |шركة|شركه|ش\\.م\\.',
};

/** Names of public bodies, associations, companies by their trade, and what pays for many people. */
export const organizations = listOf(
  // The state
  'city town village county council borough municipality municipal ministry department dept government govt treasury revenue ato irs hmrc nav state authority agency embassy region',
  'stadt gemeinde landkreis kreis bezirk land bundesland magistrat ministerium senat behorde amt landesamt bundesamt finanzamt stadtkasse gemeindekasse kanton',
  'mairie commune departement prefecture conseil ministere communaute metropole etat agglomeration',
  'ayuntamiento ajuntament diputacion junta comunidad gobierno ministerio generalitat xunta concello consejeria cabildo municipio secretaria',
  'comune provincia regione ministero prefettura citta inps prefeitura governo camara freguesia estado ministerio municipio',
  'gemeente provincie ministerie rijksoverheid waterschap urzad gmina powiat starostwo wojewodztwo miasto ministerstwo zus mesto mestska obec kraj magistrat ministerstvo urad',
  'onkormanyzat varmegye allamkincstar kommun kommune regionen landsting lansstyrelsen fylkeskommune kunta kaupunki ministerio belediye belediyesi valiligi bakanligi vergi',
  // Companies and associations
  'bank banque banca banco banka bankasi fund funds fundo fonds fondo mutual securities trust holding holdings group gruppe groupe grupo gruppo company companhia compagnie compania',
  'payment payments pagos paiement paiements zahlungen services service solutions systems technologies europe international partners consulting logistics energy energie energia telecom insurance assurance assurances versicherung versicherungen seguros assicurazioni verzekeringen ubezpieczenia',
  'stadtische uniqa generali allianz axa zurich mapfre aviva ergo debeka huk stadtwerke sparkasse volksbank raiffeisenbank foundation stiftung fondation fundacion fundacao fondazione fundacja nadace stichting alapitvany stiftelsen verein association asociacion associacao associazione stowarzyszenie spolek vereniging egyesulet forening',
  'university universitat universidad universite universita school schule escuela ecole church parish kirche pfarrei pfarramt parroquia paroisse parrocchia hospital krankenhaus klinik club klub',
  'store shop market marketplace mktplace mktpl amazon ebay google apple meta microsoft telekom vodafone',
);

/** The ends of German, Dutch and Scandinavian names of organizations, which are one word. */
export const organizationEnds =
  'kasse|laden|werke?|verein|verband|bund|amt|schule|klinik|kliniken|versicherung|gesellschaft|stiftung|zentrum|institut|akademie|genossenschaft|gemeinde|pfarre|stichting|vereniging|gemeente|verzekering|school|kommun|forening|forbund|skola';

/** Words that banks write about any payment. */
export const bankWords = new Set(
  listOf(
    'transfer transfers trf trsf tfr xfer fts neft imps rtgs eft ach payment payments pmt pmts credit debit incoming inward instant faster wire counter banking ussd channel channels magtape direct giro',
    'account accounts acct savings checking cheque chq check checks merchant deposit deposits depo dep dslip cash netbank sweep atm pos settlement payout payouts disbursement dispersion remittance redemption maturity proceeds',
    'interest dividend div fee fees charge charges adjustment correction reversal rev refund return returned cashback bonus reward rewards mutual',
    'uberweisung ueberweisung ubertrag uebertrag umbuchung gutschrift lastschrift zahlung abrechnung bargeldeinzahlung dauerauftrag konto girokonto sparkonto tagesgeld tagesgeldkonto festgeld zinsen abschluss rucküberweisung ruckleitung rueckleitung erloschen bareinzahlung einzahlung',
    'virement vir interne compte cpte livret epargne versement depot remise interets especes',
    'transferencia transferencias transf traspaso ingreso abono recibida recibido cuenta cuentas ahorro intereses deposito efectivo cajero spei pago remesa recibos liquidacion',
    'titularidade conta contas poupanca resgate aplicacao rende rendimento saldo credito recebida recebido pix ted doc estorno tarifa cdb rdb dinheiro pagamento ordem',
    'bonifico giroconto conto conti risparmio accredito versamento contante restituzione iban interessi contanti',
    'overboeking overschrijving spaarrekening rekening bijschrijving storting rente creditinteresten',
    'przelew rachunek rachunku konta wplata odsetki prevod platba vklad ucet uctu urok uroky hotovost vyplata',
    'atvezetes atutalas szamla szamlarol szamlara jovairas befizetes megtakaritas lekotes kamat kifizetes elszamolas',
    'overforing overforsel insattning innskudd sparkonto lonekonto ranta kontant autogiro bankgiro tilisiirto siirto talletus saasto korko',
    'havale virman hesap hesaplar hesabim faiz para yatirma transferi odeme odemesi satis nakit hvl',
    'تحويل حساب حسابات ايداع وديعه فوائد نقدي',
  ).split('|'),
);

/** Other words in such texts, which name nobody either. */
export const fillerWords = new Set(
  listOf(
    'to from the of on my our own same owner for and in at via ref reference no nr num number id value date xx cr dr mobile online internet bank app branch office head received recd standing order current main business reserve term fixed money market between internal working pocket pot saving automatico facil bb',
    'siehe anlage auf vom von zu zur fur eingang recu emis courant depuis vers du de la le propia propias propio entre desde su mi mis por mesma corrente da do di su errato',
    'van naar eigen wlasny wewnetrzny przychodzacy z na mezi vlastni sporici sajat fran fra till til egen eget mellan mellem arasi gelen giden kendi vadeli vadesiz بين من الى',
  ).split('|'),
);

// cspell:enable
