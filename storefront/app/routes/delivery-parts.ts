import { createElement } from 'react';
import { publicHeaders } from '../cache-policy.ts';
import { isCountry } from '../commerce/markets/destinations.ts';
import { loadContent } from '../loaders/load-content.ts';
import { notFound } from '../loaders/not-found.ts';
import { renderHtml } from '../send-html.server.tsx';
import { KnownCountryContext } from '../shell/delivery-country.ts';
import { deliveryParts } from '../shell/delivery-parts.tsx';
import type { Route } from './+types/delivery-parts.ts';

/** What header and footer say of a delivery country, as HTML by the id of its element. */
export async function loader({ context, params: { country } }: Route.LoaderArgs) {
  if (!isCountry(country)) throw notFound();
  await loadContent(context);
  const parts = Object.entries(deliveryParts).map(([id, part]) => {
    const inCountry = createElement(KnownCountryContext, { value: country }, part);
    return [id, renderHtml(id, inCountry, context)];
  });
  return Response.json(Object.fromEntries(parts), { headers: publicHeaders('editorial') });
}
