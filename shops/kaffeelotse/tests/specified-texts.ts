import type { Language } from './specified-languages.ts';

/**
 * The texts that the specification quotes, as it writes them; German and Danish where it or the design fixes them,
 * else as we chose them. Tests read them from here, never from the shop's own messages: a changed message fails.
 */
const specifiedTexts = {
  // page shell, header, navigation
  skipToNavigation: {
    en: 'Skip to navigation',
    de: 'Zur Navigation springen',
    da: 'Gå til navigationen',
  },
  skipToContent: { en: 'Skip to content', de: 'Zum Inhalt springen', da: 'Gå til indholdet' },
  skipToFooter: { en: 'Skip to footer', de: 'Zur Fußzeile springen', da: 'Gå til sidefoden' },
  copyCode: { en: 'Copy code', de: 'Code kopieren', da: 'Kopiér koden' },
  codeCopied: { en: 'Code copied', de: 'Code kopiert', da: 'Koden er kopieret' },
  myAccount: { en: 'My Account', de: 'Mein Konto', da: 'Min konto' },
  closeNavigation: { en: 'Close navigation', de: 'Navigation schließen', da: 'Luk navigationen' },

  // search
  searchPlaceholder: {
    en: 'What are you looking for?',
    de: 'Wonach suchst du?',
    da: 'Hvad leder du efter?',
  },
  noCategories: {
    en: 'No categories found',
    de: 'Keine Kategorien gefunden',
    da: 'Ingen kategorier fundet',
  },
  noOtherProducts: {
    en: 'No other products found',
    de: 'Keine weiteren Produkte gefunden',
    da: 'Ingen andre produkter fundet',
  },
  tryAnotherPhrase: {
    en: 'Please try another search phrase',
    de: 'Bitte versuche einen anderen Suchbegriff',
    da: 'Prøv et andet søgeord',
  },

  // cart
  cartTitle: { en: 'Your Shopping Cart', de: 'Dein Warenkorb', da: 'Din indkøbskurv' },
  subtotal: { en: 'Subtotal', de: 'Zwischensumme', da: 'Subtotal' },
  orderDiscount: { en: 'Order discount', de: 'Bestellrabatt', da: 'Ordrerabat' },
  shipping: { en: 'Shipping', de: 'Versand', da: 'Fragt' },
  total: { en: 'Total', de: 'Gesamt', da: 'I alt' },
  continueToCheckout: {
    en: 'Continue to checkout',
    de: 'Weiter zur Kasse',
    da: 'Fortsæt til kassen',
  },
  straightToCheckout: {
    en: 'Straight to checkout',
    de: 'Direkt zur Kasse',
    da: 'Direkte til kassen',
  },
  discountQuestion: {
    en: 'Do you have a discount code?',
    de: 'Hast du einen Rabattcode?',
    da: 'Har du en rabatkode?',
  },
  apply: { en: 'Apply', de: 'Anwenden', da: 'Anvend' },
  codeRejected: {
    en: 'The code could not be applied',
    de: 'Der Code konnte nicht angewendet werden.',
    da: 'Koden kunne ikke anvendes',
  },
  saveForLater: { en: 'save for later', de: 'Für später merken', da: 'Gem til senere' },
  emptyCart: { en: 'Your cart is empty', de: 'Dein Warenkorb ist leer.', da: 'Din kurv er tom' },
  discoverEspresso: { en: 'Discover espresso', de: 'Espresso entdecken', da: 'Udforsk espresso' },
  discoverEquipment: { en: 'Discover equipments', de: 'Geräte entdecken', da: 'Udforsk udstyr' },
  leftForFreeShipping: {
    en: 'Only {price} left for free shipping within Germany!**',
    de: 'Nur noch {price} bis zum kostenlosen Versand innerhalb Deutschlands!**',
    da: 'Kun {price} tilbage til gratis fragt i Tyskland!**',
  },
  freeOfShipping: {
    en: 'Your order is free of shipping within Germany**',
    de: 'Deine Bestellung ist innerhalb Deutschlands versandkostenfrei**',
    da: 'Din ordre sendes fragtfrit i Tyskland**',
  },

  // collection
  filterAndSort: { en: 'Filter & Sort', de: 'Filter & Sortieren', da: 'Filtrér & sortér' },
  resetFilters: { en: 'reset filters', de: 'Zurücksetzen', da: 'Nulstil' },
  results: { en: '{count} results', de: '{count} Ergebnisse', da: '{count} resultater' },
  showResults: { en: 'show results', de: 'Ergebnisse zeigen', da: 'Vis resultater' },
  showMore: { en: 'show more', de: 'Mehr anzeigen', da: 'Vis flere' },
  topSeller: { en: 'Top Seller', de: 'Topseller', da: 'Topsælgere' },
  newestFirst: { en: 'Newest first', de: 'Neueste zuerst', da: 'Nyeste først' },
  priceAscending: { en: 'Price ascending', de: 'Preis aufsteigend', da: 'Pris stigende' },
  priceMin: { en: 'Price min.', de: 'Preis min.', da: 'Pris min.' },
  to: { en: 'to', de: 'bis', da: 'til' },
  priceMax: { en: 'Price max.', de: 'Preis max.', da: 'Pris maks.' },
  from: { en: 'from', de: 'ab', da: 'fra' },

  // product
  productImage: {
    en: 'Product image {index} of {total}',
    de: 'Produktbild {index} von {total}',
    da: 'Produktbillede {index} af {total}',
  },
  description: { en: 'Description', de: 'Beschreibung', da: 'Beskrivelse' },
  preparations: { en: 'Preparations', de: 'Zubereitungen', da: 'Tilberedning' },
  sealAndAwards: { en: 'Seal & Awards', de: 'Siegel & Auszeichnungen', da: 'Mærker & udmærkelser' },
  technicalDetails: {
    en: 'Technical details',
    de: 'Technische Details',
    da: 'Tekniske detaljer',
  },
  vatIncluded: { en: 'incl. VAT', de: 'inkl. MwSt.', da: 'inkl. moms' },
  plusShippingCosts: { en: 'plus shipping costs', de: 'zzgl. Versandkosten', da: 'plus fragt' },
  addToCart: { en: 'Add to cart', de: 'In den Warenkorb', da: 'Læg i kurven' },
  workingDays: {
    en: '{min}-{max} working days',
    de: 'Lieferzeit {min}–{max} Werktage',
    da: 'Leveringstid {min}–{max} hverdage',
  },
  save: { en: 'save', de: 'Merken', da: 'Gem' },
  suitableFor: { en: 'Suitable for:', de: 'Geeignet für:', da: 'Egnet til:' },
  moreSuitableProducts: {
    en: 'More suitable products for you',
    de: 'Mehr Passendes für dich',
    da: 'Mere, der passer til dig',
  },
  youCouldAlsoLike: {
    en: 'You could also like',
    de: 'Das könnte dir auch gefallen',
    da: 'Måske kan du også lide',
  },
  toTheReview: { en: 'to the review', de: 'Zum Testbericht', da: 'Til testen' },
  choose: { en: 'Choose', de: 'Wählen', da: 'Vælg' },
  closeModal: { en: 'Close modal', de: 'Dialog schließen', da: 'Luk dialogen' },
  productAdded: {
    en: 'Product added to shopping cart',
    de: 'Produkt zum Warenkorb hinzugefügt',
    da: 'Produktet er lagt i kurven',
  },
  continueShopping: {
    en: 'Continue Shopping',
    de: 'Weiter einkaufen',
    da: 'Fortsæt med at handle',
  },
  toTheShoppingCart: { en: 'to the shopping cart', de: 'Zum Warenkorb', da: 'Til kurven' },
  everyDays: { en: 'Every {count} days', de: 'Alle {count} Tage', da: 'Hver {count}. dag' },
  everyWeeks: { en: 'Every {count} weeks', de: 'Alle {count} Wochen', da: 'Hver {count}. uge' },
  everyMonths: {
    en: 'Every {count} months',
    de: 'Alle {count} Monate',
    da: 'Hver {count}. måned',
  },

  // home and brands
  homeTitle: {
    en: 'Buy coffee & accessories online',
    de: 'Kaffee & Zubehör online kaufen',
    da: 'Køb kaffe & tilbehør online',
  },
  topBrands: { en: 'Our top brands', de: 'Unsere Top-Marken', da: 'Vores topmærker' },
  top10Brands: { en: 'Our top 10 brands', de: 'Unsere Top 10', da: 'Vores 10 topmærker' },
  aboutTheBrand: { en: 'about the brand', de: 'Über die Marke', da: 'Om mærket' },
  allProducts: { en: 'all products', de: 'Alle Produkte', da: 'Alle produkter' },
  seeAll: { en: 'See all', de: 'Alle ansehen', da: 'Se alle' },

  // tutorial
  accessoriesNeeded: {
    en: 'You need these accessories',
    de: 'Dieses Zubehör brauchst du',
    da: 'Det skal du bruge',
  },
  suitableCoffees: { en: 'Suitable coffees', de: 'Passende Kaffees', da: 'Kaffer, der passer' },
  stepByStep: {
    en: 'Preparation step by step',
    de: 'Zubereitung Schritt für Schritt',
    da: 'Tilberedning trin for trin',
  },
  step: { en: 'Step {number}', de: 'Schritt {number}', da: 'Trin {number}' },

  // newsletter
  checkInbox: {
    en: 'Please check your inbox.',
    de: 'Bitte prüfe dein Postfach.',
    da: 'Tjek venligst din indbakke.',
  },
  invalidEmail: {
    en: 'Please enter a valid email address.',
    de: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    da: 'Indtast venligst en gyldig e-mailadresse.',
  },
  consentMissing: {
    en: 'Please confirm the privacy policy.',
    de: 'Bitte bestätige die Datenschutzerklärung.',
    da: 'Bekræft venligst privatlivspolitikken.',
  },
  alreadySubscribed: {
    en: 'You have already subscribed to our newsletter with this email address.',
    de: 'Du hast dich mit dieser E-Mail-Adresse bereits für unseren Newsletter angemeldet.',
    da: 'Du har allerede tilmeldt dig vores nyhedsbrev med denne e-mailadresse.',
  },

  // footer
  questions: { en: 'Questions?', de: 'Fragen?', da: 'Spørgsmål?' },
  about: { en: 'About', de: 'Über uns', da: 'Om os' },
  cookiePreferences: {
    en: 'Cookie Preferences',
    de: 'Cookie-Einstellungen',
    da: 'Cookieindstillinger',
  },
  veryGood: { en: 'Very good', de: 'Sehr gut', da: 'Meget god' },
  good: { en: 'Good', de: 'Gut', da: 'God' },
  okay: { en: 'Okay', de: 'Okay', da: 'Okay' },
  bad: { en: 'Bad', de: 'Schlecht', da: 'Dårlig' },
  veryBad: { en: 'Very bad', de: 'Sehr schlecht', da: 'Meget dårlig' },
} as const satisfies Record<string, Record<Language, string>>;

export type SpecifiedText = keyof typeof specifiedTexts;

/** All of them in one language. */
export function specifiedIn(language: Language): Record<SpecifiedText, string> {
  const texts = Object.entries(specifiedTexts).map(([name, text]) => [name, text[language]]);
  return Object.fromEntries(texts) as Record<SpecifiedText, string>;
}

/** With its placeholders filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
