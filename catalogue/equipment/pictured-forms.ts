import { glazes, housings, object, type PicturedObject, pale } from './pictured-object.ts';

/** Other forms of the usual objects: what a lever, a hopper or a missing saucer changes. */
export const picturedForms = {
  'lever-machine': object(
    'Handhebelmaschine aus gebürstetem Stahl mit langem Hebel über der Brühgruppe',
    'lever machine of brushed steel with a long lever above the group',
    'håndtagsmaskine af børstet stål med langt håndtag over bryggegruppen',
    'cup',
    ['steel'],
  ),
  'grinder-espresso': object(
    'Siebträgermaschine mit eingebauter Mühle, Bohnenbehälter obenauf und zwei Manometern',
    'espresso machine with a built-in grinder, bean hopper on top and two gauges',
    'espressomaskine med indbygget kværn, bønnebeholder ovenpå og to manometre',
    'cup',
    ['black', 'steel'],
  ),
  'thermos-filter-machine': object(
    'Filterkaffeemaschine mit hohem Wassertank und Thermoskanne aus Stahl',
    'filter coffee machine with a tall water tank and a steel vacuum jug',
    'filtermaskine med høj vandtank og termokande af stål',
    'mug',
    ['black', 'steel', 'white'],
    ['black', 'anthracite'],
  ),
  'single-dose-grinder': object(
    'elektrische Kaffeemühle mit Stellrad, Einfülltrichter für eine Portion und Becher',
    'electric coffee grinder with dial, single-dose funnel and cup',
    'elektrisk kaffekværn med drejeknap, tragt til enkeltdosis og bæger',
    'cup',
    housings,
    ['walnut', 'beech', 'black', 'white', 'oak'],
  ),
  'wooden-hand-grinder': object(
    'schlanke Handmühle mit Gehäuse aus Holz, Kurbel und Knauf',
    'slim hand grinder with a wooden body, crank and knob',
    'slank håndkværn med hus af træ, håndsving og knop',
    'dripper',
    ['beech', 'walnut', 'oak'],
  ),
  'steel-press': object(
    'doppelwandige Stempelkanne aus Stahl mit Griff',
    'double-walled steel press with handle',
    'dobbeltvægget stempelkande af stål med greb',
    'mug',
    ['steel', 'black', 'copper'],
  ),
  'gooseneck-hob': object(
    'Schwanenhalskessel für den Herd mit Griff',
    'gooseneck hob kettle with handle',
    'svanehalskedel til komfuret med greb',
    'dripper',
    ['steel', 'black'],
  ),
  'level-tamper': object(
    'Tamper mit breitem Kragen, der auf dem Siebrand aufliegt',
    'tamper with a wide collar that rests on the rim of the basket',
    'tamper med bred krave, der hviler på kurvens kant',
    'machine',
    ['black', 'steel', 'walnut'],
  ),
  'cup-plain': object(
    'gefüllte Tasse ohne Untertasse',
    'full cup without a saucer',
    'fyldt kop uden underkop',
    'machine',
    glazes,
    pale,
  ),
  'travel-mug': object(
    'schlanker Reisebecher mit Deckel und Verschluss',
    'slim travel mug with lid and catch',
    'slankt rejsekrus med låg og lukke',
    'grinder',
    ['black', 'steel', 'petrol'],
    ['black', 'anthracite'],
  ),
} satisfies Record<string, PicturedObject>;
