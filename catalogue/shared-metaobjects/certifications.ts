import type { CatalogueMetaobject, Localized } from '../model.ts';
import type { SealKey } from '../pictures/seals.ts';
import { imageField, line, text } from './fields.ts';

interface CertificationFacts {
  title: Localized;
  description: Localized;
  /** Scheme and verifier, all made up but the public standards. */
  evidence: [scheme: string | Localized, verifier: string];
}

const seals: Record<SealKey, CertificationFacts> = {
  bio: {
    title: { de: 'Bio', en: 'Organic', da: 'Økologisk' },
    description: {
      de: 'Kontrolliert ökologischer Anbau ohne synthetische Dünger und Pflanzenschutzmittel, geprüft vom Feld bis zur Rösterei.',
      en: 'Certified organic farming without synthetic fertilisers or pesticides, inspected from field to roastery.',
      da: 'Kontrolleret økologisk dyrkning uden kunstgødning og sprøjtemidler, efterprøvet fra mark til risteri.',
    },
    evidence: [
      {
        de: 'Verordnung (EU) 2018/848',
        en: 'Regulation (EU) 2018/848',
        da: 'forordning (EU) 2018/848',
      },
      'Feldkontrolle Nord',
    ],
  },
  fair: {
    title: { de: 'Fair gehandelt', en: 'Fairly traded', da: 'Fair handlet' },
    description: {
      de: 'Die Erzeuger bekommen einen Mindestpreis und eine Prämie, auch wenn der Weltmarktpreis fällt. Die Rösterei legt den gezahlten Preis offen.',
      en: 'Growers receive a minimum price and a premium even when the world market price falls. The roaster publishes the price paid.',
      da: 'Dyrkerne får en mindstepris og en præmie, også når verdensmarkedsprisen falder. Risteriet offentliggør den betalte pris.',
    },
    evidence: ['Fair Harvest Standard 4.1', 'Fair Harvest Audit'],
  },
  'direct-trade': {
    title: { de: 'Direkt importiert', en: 'Direct trade', da: 'Direkte importeret' },
    description: {
      de: 'Ohne Zwischenhandel bei Farm oder Kooperative gekauft. Der Vertrag ist geprüft.',
      en: 'Bought from farm or cooperative without a middleman. The contract has been verified.',
      da: 'Købt direkte hos farmen eller kooperativet, uden mellemled. Kontrakten er kontrolleret.',
    },
    evidence: ['Direct Import Charter 2', 'Handelsprüfung Elbe'],
  },
  climate: {
    title: {
      de: 'CO₂-Bilanz offengelegt',
      en: 'Published carbon footprint',
      da: 'Offentligt CO₂-regnskab',
    },
    description: {
      de: 'Die Rösterei rechnet ihren Ausstoß vom Feld bis zur Haustür, lässt die Rechnung prüfen und veröffentlicht sie jedes Jahr.',
      en: 'The roaster calculates its emissions from field to front door, has the figures audited and publishes them every year.',
      da: 'Risteriet beregner sit udslip fra mark til hoveddør, får tallene kontrolleret og offentliggør dem hvert år.',
    },
    evidence: ['ISO 14064-1', 'Bilanzwerk Prüfgesellschaft'],
  },
  'women-grown': {
    title: { de: 'Von Frauen angebaut', en: 'Grown by women', da: 'Dyrket af kvinder' },
    description: {
      de: 'Land, Ernte und Konto liegen in der Hand von Bäuerinnen. Ein Aufpreis je Kilo geht an ihre Kooperative.',
      en: 'Land, harvest and account are in the hands of women farmers. A premium per kilo goes to their cooperative.',
      da: 'Jord, høst og konto er i kvindelige bønders hænder. Et tillæg pr. kilo går til deres kooperativ.',
    },
    evidence: ['Women’s Growers Standard', 'Handelsprüfung Elbe'],
  },
  'decaf-water': {
    title: {
      de: 'Mit Wasser entkoffeiniert',
      en: 'Water-decaffeinated',
      da: 'Koffeinfri ved vandmetoden',
    },
    description: {
      de: 'Nur Wasser und Kohlefilter lösen das Koffein aus der rohen Bohne. Es bleiben höchstens 0,1 Prozent.',
      en: 'Only water and a carbon filter take the caffeine from the raw bean. At most 0.1 per cent remains.',
      da: 'Kun vand og kulfilter fjerner koffeinen fra den rå bønne. Højst 0,1 procent bliver tilbage.',
    },
    evidence: ['Water Process Standard', 'Labor am Speicher'],
  },
};

export const certifications: CatalogueMetaobject[] = Object.entries(seals).map(
  ([
    key,
    {
      title,
      description,
      evidence: [scheme, verifier],
    },
  ]) => ({
    key,
    type: 'certification',
    fields: [
      line('title', title),
      text('description', description),
      line('scheme', scheme),
      line('verifier', verifier),
      line('url', `https://seals.example/${key}`),
      imageField('icon', {
        object: `seal-${key}`,
        alt: {
          de: `Siegel: ${title.de}`,
          en: `Seal: ${title.en}`,
          da: `Mærke: ${title.da}`,
        },
      }),
    ],
  }),
);
