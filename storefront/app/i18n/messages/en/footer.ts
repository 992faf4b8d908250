import type { footer as german } from '../de/footer.ts';

export const footer: typeof german = {
  title: 'Footer',
  deliveryTime: (days) => ['Delivery time', `${days} days**`],
  productAmount: (count) => [`Over ${count}`, 'products'],
  withdrawal: (days) => [`${days}-day`, 'right of withdrawal'],
  freeShipping: (threshold) => ['Free shipping', `from ${threshold}**`],
  co2Compensated: ['Every delivery', 'CO₂-compensated'],
  reviewMarks: {
    EXCELLENT: 'Very good',
    GOOD: 'Good',
    FAIR: 'Okay',
    POOR: 'Bad',
    VERY_POOR: 'Very bad',
  },
  reviewCount: (count) => `${count} reviews`,
  partner: 'Official partner of the Hanse-Gilde, a specialty coffee association.',
  socialVideo: 'Video channel',
  socialPhotos: 'Photo profile',
  socialNetwork: 'Social network',
  questions: 'Questions?',
  about: 'About',
  securePayment: 'Secure payment',
  language: 'Language',
  legal: 'Legal',
  cookiePreferences: 'Cookie Preferences',
  copyright: (year, shop) => `© ${year} ${shop}`,
  footnote:
    '** Applies to deliveries within Germany and only to products without special or freight shipping. All prices incl. statutory VAT, plus',
  shippingCosts: 'shipping costs',
};
