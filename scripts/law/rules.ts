/** Every rule that `npm run check law` checks; docs/law.md names source and proof of each. */
export const rules = {
  'food-name': 'a food has its legal name',
  'food-business': 'a food names the responsible business with its address',
  'food-ingredients': 'a prepared food lists its ingredients, unless it has one only',
  'food-shares': 'an ingredient in the name of a food has its share in per cent',
  'food-cocoa': 'chocolate says how much cocoa it has at least',
  'food-allergens': 'allergens are emphasised in the list of ingredients and named beside it',
  'food-nutrition': 'a prepared food declares its nutrition',
  'organic-control': 'goods sold as organic have a control number and the origin of farming',
  manufacturer: 'goods other than food name their manufacturer with both addresses',
  'responsible-person': 'goods of manufacturers outside the EU name a responsible person in it',
  'hazard-label': 'cleaners have a complete hazard label, or say that they are not classified',
  'guarantee-label': 'a guarantee label is for more than two years and names brand and model',
  'repair-information': 'what is said about spare parts says how to get them and how to repair',
  'device-data': 'a connected product says which data it makes and how long it gets updates',
  'device-take-back':
    'electrical devices are marked, so that their page shows how they are taken back',
  'unit-price': 'food says how much is in a pack, from which the unit price is computed',
  reduction: 'a reduced price has the lowest price of the last 30 days',
  'seal-evidence': 'a seal names scheme, verifier and address',
  'environmental-claim': 'no environmental claim without specification or by offsetting',
  'food-claim': 'no food is praised for health or nutrition with a claim that is not allowed',
  'dispute-link': 'no link to the closed platform for online dispute resolution',
  'withdrawal-labels': 'the withdrawal function has its two exact labels',
  'cancellation-labels': 'the cancellation page has its two exact labels',
  'withdrawal-notice': 'the notice names address, phone, mail and the online function',
  imprint: 'the imprint names company, representatives, register, tax number and contact',
  'accessibility-statement': 'the statement describes the service and names the authority',
  'privacy-retention': 'the privacy page names retention periods and third countries',
  'guarantee-notice': 'the harmonised notice on the legal guarantee has its own page',
  'repair-liability': 'pages that offer a repair say that it extends the liability',
  'credit-warning': 'the page that offers to pay later warns that it is credit',
  'disposal-information': 'a page says how devices, batteries and packaging are returned',
  'delivery-country': 'no page promises free shipping that its delivery country does not get',
  'named-cookies': 'the privacy page names every cookie of the shop',
  'stored-history': 'the privacy page says that history is stored only once switched on',
  'review-verification': 'ratings say whether and how their authors are verified',
} satisfies Record<string, string>;

export type RuleId = keyof typeof rules;

export interface Violation {
  rule: RuleId;
  /** Which product, document or message, and in which language. */
  where: string;
  problem: string;
}
