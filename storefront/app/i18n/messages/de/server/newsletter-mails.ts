export const newsletterMails = {
  confirmation: {
    subject: 'Bitte bestätige deine Anmeldung',
    preview: 'Bitte bestätige deine Anmeldung zum Newsletter.',
    title: 'Fast geschafft.',
    lead: (shop: string) =>
      `Schön, dass du den Newsletter von ${shop} lesen möchtest. Bitte bestätige, dass diese Adresse dir gehört:`,
    action: 'Anmeldung bestätigen',
    validity: 'Der Link gilt 48 Stunden.',
    notYou:
      'Du hast dich nicht angemeldet? Dann tu einfach nichts: Ohne deine Bestätigung schreiben wir dir nicht wieder und löschen die Adresse.',
    fallback: 'Der Knopf geht nicht? Kopiere diesen Link in deinen Browser:',
  },
  voucher: {
    subject: (value: string) => `Dein Gutschein über ${value}`,
    preview: (value: string, minimum: string) => `${value} für deine Bestellung ab ${minimum}.`,
    title: 'Willkommen.',
    lead: (value: string) => `Danke für deine Anmeldung. Hier ist dein Gutschein über ${value}:`,
    codeLabel: 'Dein Code',
    conditions: (minimum: string) =>
      `Gib den Code im Warenkorb ein. Er gilt einmal, für eine Bestellung ab ${minimum}.`,
    action: 'Zum Shop',
  },
  footer: {
    reason: (shop: string) =>
      `Du bekommst diese E-Mail, weil diese Adresse für den Newsletter von ${shop} angemeldet wurde.`,
    unsubscribe: 'Vom Newsletter abmelden',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    imprintPage: 'impressum',
    privacyPage: 'datenschutz',
  },
};

export type NewsletterMails = typeof newsletterMails;
