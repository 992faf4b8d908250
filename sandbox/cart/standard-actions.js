// Stands in for https://cdn.shopify.com/storefront/standard-actions.js, through which Hydrogen's coming version changes
// carts in the browser. It has the interface that Hydrogen publishes types of; changes go to the handler that the
// storefront configures, and it sends no events.
(() => {
  /** @param {(...args: unknown[]) => Promise<unknown>} byDefault */
  const action = (byDefault) => {
    let configured;
    const run = (...args) =>
      configured ? configured(() => byDefault(...args), ...args) : byDefault(...args);
    run.configure = ({ handler }) => {
      configured = handler;
      return true;
    };
    run.isDefault = () => configured === undefined;
    return run;
  };
  const notConfigured = () =>
    Promise.reject(new Error('The storefront has configured no handler.'));
  const cartFields = `id totalQuantity cost { totalAmount { amount currencyCode } } discountCodes { code applicable }
    lines(first: 250) { nodes { id quantity cost { totalAmount { amount currencyCode } } } }`;
  const getCart = async ({ cartId } = {}, { signal } = {}) => {
    if (!cartId) return { cart: null };
    const response = await fetch('/api/2026-04/graphql.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `query ($id: ID!) { cart(id: $id) { ${cartFields} } }`,
        variables: { id: cartId },
      }),
      signal,
    });
    const { data } = await response.json();
    return { cart: data?.cart ?? null };
  };
  window.Shopify = {
    ...window.Shopify,
    actions: { getCart, updateCart: action(notConfigured), openCart: action(notConfigured) },
  };
})();
