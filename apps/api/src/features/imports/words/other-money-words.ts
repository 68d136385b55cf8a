/*
 * Words with which banks and payers say that money is no gift, as `searchKey` writes them. They only make somebody look: a donor
 * may write them too. Each is a part of a regular expression, and matches whole words.
 */

// cspell:disable

/** Words for money that is paid back, or is paid for other reasons than to give. */
export const otherMoneyWords: Readonly<Record<string, readonly string[]>> = {
  paidBack: [
    'refund|refunds|refunded|reimbursement|rebate|cashback|repayment|overpayment|credit balance',
    '\\p{L}*(?:erstattung(?:en)?|r(?:u|ue)ckzahlung(?:en)?|r(?:u|ue)ckverg(?:u|ue)tung(?:en)?)|erstatt|ruckuberweisung|rueckueberweisung|guthaben|guthabenauszahlung',
    'remboursement|rembourse|trop percu|(?<!pour |sans |apres |d.)avoir|reembolso|reembolsos|devolucion|saldo a (?:su )?favor|rimborso',
    'nadplata|nadplaty|zwrot podatku|\\p{L}*(?:terugbetaling|teruggave|restitutie)|visszaterites|visszafizetes|vratka|preplatek',
    '\\p{L}*(?:aterbetalning|tilbagebetaling)|tilbagebetalt|skatteretur|palautus|iade|استرداد',
    'honorar|honorare|honoraires|honorarios|honorari|honorarium|schadensverg\\p{L}*|r(?:u|ue)ckverrechnung\\p{L}*|polizze|r(?:u|ue)ckleitung|restituzione|restitution|estorno|extorno|iban errato|konto erloschen|wrong (?:iban|account)|vraceni|visszautalas|retur',
  ],
  invoices: [
    'invoice|invoices|inv no|rechnung|rechnungen|rechnungs?nr|rg nr|re nr|facture|factures|factuur|facturen|factura|facturas|fatura|faturas|fattura|fatture|fatt|nota fiscal|ricevuta',
    'faktura|faktury|fakturze|faktur|faktuur|fakturu|szamla ?20\\d\\d|\\p{L}*szamla \\d+|lasku|regning|racun|arve|rekins|rekinas|saskaita|فاتوره',
  ],
  annulled: [
    'anulacion|anulada|annulation|annullierung|annullamento|anulacao|anulowanie|anulowany|anulowana|annulering',
  ],
  interest: [
    'interest|zins|zinsen|zinsgutschrift|interet|interets|interes|intereses|interesse|interessi|juros?|odsetki|odsetek|rente|kamat|kamatjovairas|kamat[ae]|obresti|dobanda|palukanos|procenti|intressi|credit ?interesten|rendimento|rendimentos|rende facil|urok|uroky|ranta|korko|faiz|فوائد',
  ],
  dividends: [
    'dividend|dividends|dividende|dividenden|dividendo|dividendos|dividendi|dywidenda|dywidendy|wertpapierertrag|mutual fund|resgate|ertragsgutschrift|ausschuttung',
  ],
  insurance: [
    'claims? (?:pmt|payment|settlement)|insurance (?:claim|pmt|payment|proceeds|settlement)|indemnizacion|siniestro|schadenersatz|schadensersatz|schadenzahlung|versicherungsleistung',
    'indemnite|indemnites|indemnisation|sinistre|odszkodowanie|odszkodowania|indennizzo|risarcimento|schadevergoeding|indemnizacao',
  ],
  loans: [
    'loan (?:disbursement|proceeds|advance|funding|payout)|darlehen|darlehensauszahlung|kreditauszahlung|prestamo|prestamos|pret|pozyczka|pozyczki|kredyt|kredytu|prestito|lening|emprestimo',
  ],
};

/** Names of tax offices and other public treasuries, among them courts, whose fines for charities get no receipt. */
export const treasuries: readonly string[] = [
  'geldauflage|geldbusse|amtsgericht|landgericht|gerichtskasse|[a-z]*justizkasse|staatsanwaltschaft',
  'finanzamt|finanzkasse|steuerverwaltung|bundeskasse|landesoberkasse|landeskasse|hmrc|hm revenue|irs treas|us treasury|united states treasury',
  'dgfip|tresor public|finances publiques|direccion general de tributos|agencia tributaria|aeat|agenzia delle entrate|belastingdienst|autoridade tributaria',
  'urzad skarbowy|skatteverket|skatteetaten|skattestyrelsen|verohallinto|financni urad|nav ado|canada revenue|revenue agency|australian taxation office|tax office|tax refund|vat refund',
];

/** Names and words of donor-advised funds, whose grants somebody has advised. */
export const donorAdvisedFunds: readonly string[] = [
  'donor.advised|daf|daf ?grant|dafgiving360|charitable gift fund|(?:fidelity|schwab|vanguard|schwab fund for) charit\\p{L}*|(?:national )?philanthropic trust|american endowment|renaissance charitable|jewish communal fund|silicon valley community|tides foundation|greater horizons',
];

/**
 * Words for a transfer between accounts of one owner. An incoming `przelew wewnętrzny` and a `traspaso` of a third
 * party come from another customer of the bank.
 */
export const ownTransferWords: readonly string[] = [
  'transfer from (?:own |my |our )?(?:sav|savings|chk|checking|mma|money market|brokerage)|(?:internal|own) transfer|transfer between (?:own |my |our )?accounts',
  'traspaso(?! (?:de |a )?terceros?)|traspasos|transferencia (?:interna|propia)|transferencia entre (?:mis |nuestras )?cuentas',
  '(?:vir|virt|virement)(?: inst| recu| sepa)? (?:de|du|depuis)(?: votre| mon| notre| le| la)? (?:compte|cpte|cpt|livret|ldd|epargne)|(?:vir|virt|virement) interne|(?:vir|virement) de compte a compte',
  'umbuchung|umbuchungen|ubertrag|uebertrag|kontoubertrag|kontouebertrag|(?:von|vom) (?:tagesgeld|tagesgeldkonto|sparkonto|festgeld|festgeldkonto)',
  'przelew (?:wlasny|wewnetrzny(?! przychodzacy))|przelew (?:na|z) wlasn(?:y rachunek|e konto|ego rachunku|ego konta)',
  'giroconto|(?:interne|eigen) overboeking|van spaarrekening|egen overforing|prevod mezi vlastnimi ucty|تحويل بين حساباتي',
];

// cspell:enable
