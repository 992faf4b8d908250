import type { footer as german } from '../de/footer.ts';

export const footer: typeof german = {
  title: 'Sidefod',
  deliveryTime: (days) => ['Leveringstid', `${days} dage**`],
  productAmount: (count) => [`Over ${count}`, 'produkter'],
  withdrawal: (days) => [`${days} dages`, 'fortrydelsesret'],
  freeShipping: (threshold) => ['Gratis fragt', `fra ${threshold}**`],
  co2Compensated: ['Hver levering er', 'CO₂-kompenseret'],
  reviewMarks: {
    EXCELLENT: 'Meget god',
    GOOD: 'God',
    FAIR: 'Okay',
    POOR: 'Dårlig',
    VERY_POOR: 'Meget dårlig',
  },
  reviewCount: (count) => `${count} anmeldelser`,
  partner: 'Officiel partner i Hanse-Gilde, en forening for specialkaffe.',
  socialVideo: 'Videokanal',
  socialPhotos: 'Fotoprofil',
  socialNetwork: 'Socialt netværk',
  questions: 'Spørgsmål?',
  about: 'Om os',
  securePayment: 'Sikker betaling',
  language: 'Sprog',
  legal: 'Juridisk',
  cookiePreferences: 'Cookieindstillinger',
  copyright: (year, shop) => `© ${year} ${shop}`,
  footnote:
    '** Gælder levering i Tyskland og kun for produkter uden specialfragt eller levering med fragtmand. Alle priser er inkl. moms, plus',
  shippingCosts: 'fragt',
};
