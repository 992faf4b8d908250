import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatsFor } from '../../../storefront/app/i18n/formats.ts';
import { allMessages, type Messages } from '../../../storefront/app/i18n/messages/index.ts';
import { languages } from './specified-languages.ts';
import { filled, type SpecifiedText, specifiedIn } from './specified-texts.ts';

const count = 12;
const values = { count, price: '12', index: 2, total: 5, min: 1, max: 3, number: 4 };

/** Where the shop has each text: the message as components write it, and what it says. */
const shown: Record<SpecifiedText, [place: string, say: (t: Messages, germany: string) => string]> =
  {
    skipToNavigation: ['shell.skipToNavigation', (t) => t.shell.skipToNavigation],
    skipToContent: ['shell.skipToContent', (t) => t.shell.skipToContent],
    skipToFooter: ['shell.skipToFooter', (t) => t.shell.skipToFooter],
    copyCode: ['shell.copyCode', (t) => t.shell.copyCode],
    codeCopied: ['shell.codeCopied', (t) => t.shell.codeCopied],
    myAccount: ['shell.account', (t) => t.shell.account],
    closeNavigation: ['shell.closeNavigation', (t) => t.shell.closeNavigation],
    searchPlaceholder: ['shell.searchPlaceholder', (t) => t.shell.searchPlaceholder],
    noCategories: ['search.noCategories', (t) => t.search.noCategories],
    noOtherProducts: ['search.noOtherProducts', (t) => t.search.noOtherProducts],
    tryAnotherPhrase: ['search.tryAnother', (t) => t.search.tryAnother],
    cartTitle: ['cart.title', (t) => t.cart.title],
    subtotal: ['cart.subtotal', (t) => t.cart.subtotal],
    orderDiscount: ['cart.orderDiscount', (t) => t.cart.orderDiscount],
    shipping: ['cart.shippingKinds', (t) => t.cart.shippingKinds.standard('')],
    total: ['cart.total', (t) => t.cart.total],
    continueToCheckout: ['cart.checkout', (t) => t.cart.checkout],
    straightToCheckout: ['cart.straightToCheckout', (t) => t.cart.straightToCheckout],
    discountQuestion: ['cart.discountQuestion', (t) => t.cart.discountQuestion],
    apply: ['cart.apply', (t) => t.cart.apply],
    codeRejected: ['cart.problem', (t) => t.cart.problem.codeRejected],
    saveForLater: ['cart.save', (t) => t.cart.save],
    emptyCart: ['cart.empty', (t) => t.cart.empty],
    discoverEspresso: ['cart.discoverMain', (t) => t.cart.discoverMain],
    discoverEquipment: ['cart.discoverEquipment', (t) => t.cart.discoverEquipment],
    leftForFreeShipping: [
      'cart.leftForFreeShipping',
      (t, germany) => t.cart.leftForFreeShipping(germany).join(` ${values.price} `),
    ],
    freeOfShipping: ['cart.shippedFree', (t, germany) => t.cart.shippedFree(germany)],
    filterAndSort: ['collection.filterAndSort', (t) => t.collection.filterAndSort],
    resetFilters: ['collection.resetFilters', (t) => t.collection.resetFilters],
    results: ['collection.results', (t) => t.collection.results(count, String(count))],
    showResults: ['collection.showResults', (t) => t.collection.showResults],
    showMore: ['collection.showMore', (t) => t.collection.showMore],
    topSeller: ['collection.sortBy', (t) => t.collection.sortBy.topseller],
    newestFirst: ['collection.sortBy', (t) => t.collection.sortBy.newest],
    priceAscending: ['collection.sortBy', (t) => t.collection.sortBy.price_asc],
    priceMin: ['collection.priceMin', (t) => t.collection.priceMin],
    to: ['collection.to', (t) => t.collection.to],
    priceMax: ['collection.priceMax', (t) => t.collection.priceMax],
    from: ['product.from', (t) => t.product.from],
    productImage: ['product.image', (t) => t.product.image(values.index, values.total)],
    description: ['product.description', (t) => t.product.description],
    preparations: ['product.preparationsTab', (t) => t.product.preparationsTab],
    sealAndAwards: ['product.sealsTab', (t) => t.product.sealsTab],
    technicalDetails: ['product.technicalTab', (t) => t.product.technicalTab],
    vatIncluded: ['product.vatIncluded', (t) => t.product.vatIncluded],
    plusShippingCosts: ['product.plusShipping', (t) => t.product.plusShipping],
    addToCart: ['product.addToCart', (t) => t.product.addToCart],
    workingDays: ['product.deliveryDays', (t) => t.product.deliveryDays('1', '3')],
    save: ['product.save', (t) => t.product.save],
    suitableFor: ['coffee.suitableFor', (t) => t.coffee.suitableFor],
    moreSuitableProducts: ['product.complementary', (t) => t.product.complementary],
    youCouldAlsoLike: ['product.related', (t) => t.product.related],
    toTheReview: ['collection.toReview', (t) => t.collection.toReview],
    choose: ['product.choose', (t) => t.product.choose],
    closeModal: ['product.closeChooser', (t) => t.product.closeChooser],
    productAdded: ['product.addedTitle', (t) => t.product.addedTitle],
    continueShopping: ['product.continueShopping', (t) => t.product.continueShopping],
    toTheShoppingCart: ['product.toCart', (t) => t.product.toCart],
    everyDays: ['product.every', (t) => t.product.every('DAY', count)],
    everyWeeks: ['product.every', (t) => t.product.every('WEEK', count)],
    everyMonths: ['product.every', (t) => t.product.every('MONTH', count)],
    homeTitle: ['home.title', (t) => t.home.title],
    topBrands: ['home.topBrands', (t) => t.home.topBrands],
    top10Brands: ['brands.topMain', (t) => t.brands.topMain],
    aboutTheBrand: ['brands.aboutBrand', (t) => t.brands.aboutBrand],
    allProducts: ['brands.allProducts', (t) => t.brands.allProducts],
    seeAll: ['brands.seeAll', (t) => t.brands.seeAll],
    accessoriesNeeded: ['words.accessories', (t) => t.coffee.tutorial.accessories],
    suitableCoffees: ['words.coffees', (t) => t.coffee.tutorial.coffees],
    stepByStep: ['words.steps', (t) => t.coffee.tutorial.steps],
    step: ['words.step', (t) => t.coffee.tutorial.step(values.number)],
    checkInbox: ['texts.checkInbox', (t) => t.newsletter.checkInbox],
    invalidEmail: ['texts.problem', (t) => t.newsletter.problem.invalidEmail],
    consentMissing: ['texts.problem', (t) => t.newsletter.problem.consentMissing],
    alreadySubscribed: ['texts.problem', (t) => t.newsletter.problem.alreadySubscribed],
    questions: ['footer.questions', (t) => t.footer.questions],
    about: ['footer.about', (t) => t.footer.about],
    cookiePreferences: ['footer.cookiePreferences', (t) => t.footer.cookiePreferences],
    veryGood: ['footer.reviewMarks', (t) => t.footer.reviewMarks.EXCELLENT],
    good: ['footer.reviewMarks', (t) => t.footer.reviewMarks.GOOD],
    okay: ['footer.reviewMarks', (t) => t.footer.reviewMarks.FAIR],
    bad: ['footer.reviewMarks', (t) => t.footer.reviewMarks.POOR],
    veryBad: ['footer.reviewMarks', (t) => t.footer.reviewMarks.VERY_POOR],
  };

/** The shop goes on after these: it names the country of the shipping, and which brands its ten are. */
const beginnings = new Set(['shipping', 'top10Brands']);

describe.each(languages)('in %s', (language) => {
  test.each(Object.entries(shown))(
    '%s is what the specification quotes [BRAND-002 BRAND-003 BRAND-004 CART-001 CART-004 CART-005 CART-006 CART-009 CART-010 CART-011 COLL-002 COLL-003 COLL-004 COLL-005 COLL-006 COLL-007 COLL-009 COLL-010 ENT-077 ENT-079 ERR-001 ERR-002 ERR-003 ERR-004 ERR-005 ERR-006 ERR-007 FOOT-007 FOOT-008 FOOT-014 HDR-005 HDR-006 HDR-013 HOME-001 MINI-006 NAV-016 PDP-001 PDP-002 PDP-003 PDP-004 PDP-009 PDP-011 PDP-015 PDP-017 PDP-018 PDP-019 PDP-020 PDP-023 PDP-024 PDP-025 SEARCH-003 SHELL-001 SHELL-002 SHELL-003 STATE-016 STATE-017 STATE-018 TUT-001 TUT-002 TUT-003 VALID-004]',
    (name, [, say]) => {
      const specified = filled(specifiedIn(language)[name as SpecifiedText], values);
      const said = say(allMessages[language], formatsFor(language).country('DE'));
      expect(beginnings.has(name) ? said.slice(0, specified.length) : said).toBe(specified);
    },
  );
});

const root = `${import.meta.dirname}/../../../storefront/app`;
const components = globSync(['**/*.tsx', '**/use-*.ts'], { cwd: root })
  .filter((file) => !/\.test\./.test(file))
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

test.each(Object.entries(shown))('%s is used by a component', (_name, [place]) => {
  expect(new RegExp(`\\b${place.replace('.', '\\.')}\\b`).test(components), place).toBe(true);
});
