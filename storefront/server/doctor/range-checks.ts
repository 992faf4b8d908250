import { type Check, ok, skipped, warning } from './check.ts';

/** Whether the shop has as many products as it says. Pages show the counted number once a node has it. */
export const checkRange: Check = async ({ rangeSize }) => {
  const name = 'product count';
  const size = await rangeSize();
  if (!size) return [skipped(name, 'needs a build: npm run build')];
  const { counted, advertised } = size;
  return [
    counted < advertised
      ? warning(
          name,
          `the platform has ${counted} products, productsOver says ${advertised}: change shop.ts of the shop`,
        )
      : ok(name, String(counted)),
  ];
};
