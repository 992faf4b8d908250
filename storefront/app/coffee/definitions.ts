import type { ModuleDefinitions } from '../shop-model/expected-definition.ts';

const integer = 'number_integer';

export const coffeeDefinitions: ModuleDefinitions = {
  metaobjects: [
    {
      type: 'flavour_profile',
      fields: {
        balance: integer,
        body: integer,
        caffeine: integer,
        crema: integer,
        fruit_note: integer,
        roast_degree: integer,
        strength: integer,
      },
    },
  ],
  metafields: {
    PRODUCT: [
      ['coffee.arabica', integer],
      ['coffee.drinking_window', 'json'],
      ['coffee.origin', 'list.single_line_text_field'],
      ['coffee.recipe', 'json'],
      ['coffee.roast', 'single_line_text_field'],
      ['coffee.strength', integer],
      ['product.flavour_profile', 'metaobject_reference', 'flavour_profile'],
    ],
    PRODUCTVARIANT: [['fulfillment.roast_date', 'date']],
  },
};
