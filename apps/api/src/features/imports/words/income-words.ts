/*
 * Words with which banks and payers name income that is no gift, as `searchKey` writes them: see `other-money-words.ts`. A word that
 * is also a name, or common in gifts, needs another beside it.
 */

// cspell:disable

/** Words for income that a foundation earns or is granted. */
export const incomeWords: Readonly<Record<string, readonly string[]>> = {
  fees: [
    '(?:entry|entrance|registration|participation|event|race|conference|workshop|course|camp) fees?|teilnahmegebuhr|teilnahmegebuehr|teilnehmerbeitrag|startgeld|startgebuhr|startgebuehr|anmeldegebuhr|anmeldegebuehr',
    '(?:frais|droits?) d.inscription|frais de participation|(?:cuota|derechos) de inscripcion|inscripcion|taxa de inscricao|inscricao|wpisowe|oplata (?:startowa|za udzial)|inschrijfgeld|deelnamekosten|startavgift|anmalningsavgift',
    'membership|memberships|member.{0,2} (?:fee|fees|dues)|annual (?:dues|subscription)|club dues',
    'mitgliedsbeitrag|mitgliedsbeitrage|mitgliedsbeitraege|mitgliedschaft|mitgliedsgeb(?:u|ue)hr|jahresbeitrag|vereinsbeitrag|beitrag 20\\d\\d',
    'cotisation|cotisations|adhesion|adhesions|cuotas? (?:de |anual )?(?:soci[oa]s?|asociad[oa]s?|miembros?|afiliad[oa]s?)|cuota (?:anual|social|de asociacion)|cuotas sociales',
    'contributie|contributies|lidmaatschap|lidmaatschapsgeld|ledenbijdrage|quot[ae] (?:associativ[ae]|social[ei]|annual[ei]|soci[oa]?|di iscrizione)|tesseramento',
    'quotas? (?:de )?(?:soci[oa]s?|anual|associad[oa]s?)|anuidade|skladk[aei] (?:czlonkowsk[aei]e?j?|roczn[aey]j?)|skladka 20\\d\\d|(?:رسوم|رسم|اشتراك) (?:ال)?عضويه|اشتراك سنوي',
  ],
  grants: [
    'grants|(?:project|government|council|state|county|city|community|programme|program|research|public) grant|grant (?:award|agreement|funding|payment|instal?lment|tranche|no|nr|ref|20\\d\\d)|subsidy|subsidies',
    'zuschuss|zuschusse|zuschuesse|[a-z]+zuschuss|fordermittel|foerdermittel|zuwendungsbescheid|projektforderung|projektfoerderung',
    'subvention|subventions|subvencion|subvenciones|subv|sovvenzione|sovvenzioni|contributo (?:pubblico|comunale|regionale|statale)|subvencao|subvencoes|subsidio|subsidios',
    'dotace|dotaci|palyazat|palyazati|szja|statsbidrag|kommunbidrag|tilskud|tilskudd|avustus|hibe|statni prispevek',
    'subsidie|subsidies|dotacja|dotacje|dotacji|subwencja|subwencje|subwencji|منحه|اعانه حكوميه',
  ],
  sales: [
    '(?:ticket|book|card|calendar|merch|merchandise|shop|store|t.?shirt)s? (?:sale|sales|order|purchase)|(?:sale|sales) of|webshop|web shop|online shop|shop order|merch|merchandise|tickets?|gala (?:dinner|table|seats?)|raffle|auction|t.?shirts?',
    'verkauf|verkaufe|verkaeufe|verkaufserlos|verkaufserloes|[a-z]+verkauf|onlineshop|eintritt|eintrittsgeld|eintrittskarten?',
    'vente|ventes|billetterie|venta|ventas|venda|vendas|vendita|vendite|biglietti|biglietto|entradas|rifa|sorteo|loteria|tombola|lotteria|encheres|subasta|asta benefica|boletos?',
    'verkoop|kaartverkoop|[a-z]+verkoop|toegangskaarten|aukcja|aukcji|sprzedaz|sprzedazy|bilet|bilety|biletow|مبيعات|بيع|تذاكر',
  ],
  rents: [
    'rent|rental|room hire|hall hire|venue hire|miete|mieten|mieteinnahmen?|[a-z]+miete|vermietung|pacht',
    'alquiler|alquileres|arrendamiento|loyer|loyers|location (?:de )?(?:la )?salles?|affitto|affitti|locazione|aluguel|aluguer|alugueis|arrendamento',
    'huur|zaalhuur|verhuur|huuropbrengst|czynsz|czynszu|najem|najmu|wynajem|wynajmu|ايجار',
  ],
};

// cspell:enable
