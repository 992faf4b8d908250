export const restockMails = {
  reason: (shop: string) =>
    `Du bekommst diese E-Mail, weil diese Adresse bei ${shop} für eine Nachricht bei neuem Vorrat eingetragen wurde.`,
  confirmation: {
    subject: (name: string) => `Noch ein Klick: ${name}`,
    preview: (name: string) =>
      `Bitte bestätige, dass wir dir schreiben sollen, wenn ${name} wieder da ist.`,
    title: 'Fast geschafft.',
    lead: (name: string) =>
      `Du möchtest wissen, wann ${name} wieder da ist. Bitte bestätige, dass diese Adresse dir gehört:`,
    action: 'Bescheid geben',
    afterwards:
      'Der Link gilt 24 Stunden; über ihn kannst du die Anfrage später auch löschen. Du hast dich nicht eingetragen? Dann tu einfach nichts: Ohne deine Bestätigung schreiben wir dir nicht wieder und löschen die Adresse.',
  },
  available: {
    subject: (name: string) => `Wieder da: ${name}`,
    preview: (name: string) => `${name} ist wieder auf Lager.`,
    title: 'Wieder da.',
    lead: (name: string) =>
      `${name} ist wieder auf Lager. Wie lange der Vorrat reicht, wissen wir nicht.`,
    action: 'Zum Produkt',
    afterwards: 'Das ist die einzige Nachricht. Deine Adresse haben wir aus dieser Liste gelöscht.',
  },
};

export type RestockMails = typeof restockMails;
