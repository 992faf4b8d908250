import type { ContentInput } from '../../sandbox/catalogue-format/content-schema.ts';

const author = { firstName: 'Mara', lastName: 'Lindner', email: 'mara@example.com' };

export const blogs: ContentInput['blogs'] = [
  {
    key: 'journal',
    title: 'Journal',
    articles: [
      {
        key: 'water-for-coffee',
        title: {
          de: 'Wasser für guten Kaffee',
          en: 'Water for good coffee',
          da: 'Vand til god kaffe',
        },
        excerptHtml: {
          de: '<p>Eine Tasse Kaffee besteht zu 98 Prozent aus Wasser.</p>',
          en: '<p>A cup of coffee is 98 per cent water.</p>',
          da: '<p>En kop kaffe er 98 procent vand.</p>',
        },
        contentHtml: {
          de: '<p>Hartes Wasser dämpft die Säure, sehr weiches macht den Kaffee flach. Ein Filter lohnt sich ab etwa 14 Grad deutscher Härte.</p>',
          en: '<p>Hard water mutes acidity, very soft water makes coffee taste flat. A filter is worth it above about 14 degrees of German hardness.</p>',
          da: '<p>Hårdt vand dæmper syren, meget blødt vand gør kaffen flad. Et filter kan betale sig fra omkring 14 tyske hårdhedsgrader.</p>',
        },
        author,
        publishedAt: '2026-05-12T08:00:00Z',
        tags: ['brewing'],
      },
      {
        key: 'grind-size',
        title: {
          de: 'Der richtige Mahlgrad',
          en: 'The right grind size',
          da: 'Den rigtige formalingsgrad',
        },
        contentHtml: {
          de: '<p>Fein für Espresso, mittel für den Handfilter, grob für die French Press. Schmeckt der Kaffee bitter, mahle gröber.</p>',
          en: '<p>Fine for espresso, medium for pour-over, coarse for the French press. If the coffee tastes bitter, grind coarser.</p>',
          da: '<p>Fint til espresso, medium til håndbryg, groft til stempelkanden. Smager kaffen bittert, så mal grovere.</p>',
        },
        author,
        publishedAt: '2026-06-09T08:00:00Z',
        tags: ['brewing', 'grinders'],
      },
    ],
  },
];
