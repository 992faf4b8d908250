/** The components a document may use; docs/content.md explains each. */
export const componentNames = [
  'Advice',
  'BarFigure',
  'CompanyAddress',
  'LegalGuaranteeNotice',
  'Note',
  'ProfileFigure',
  'Quote',
  'ScaleFigure',
  'ShippingCountries',
  'ShopFact',
  'WithdrawalForm',
  'WorkshopDates',
] as const;

export type ComponentName = (typeof componentNames)[number];
