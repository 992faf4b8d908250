import { data, redirect } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { countryCookie, deliveryCountry } from '../commerce/markets/delivery-country.ts';
import { isCountry } from '../commerce/markets/destinations.ts';
import { marketContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { localeFor } from '../i18n/market.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { readForm } from '../loaders/read-form.ts';
import { runCartForm } from '../loaders/run-cart-form.ts';
import { CountryScreen } from '../shell/country-screen.tsx';
import type { Route } from './+types/delivery-country.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const country = deliveryCountry(request.headers.get('cookie'), context.get(marketContext));
  return {
    country,
    alternates: alternatesFor(context.get(marketContext), (locale) =>
      hrefsFor(locale).deliveryCountry(),
    ),
  };
}

/** Stores the choice like the dialog does, and leads to the cart, which follows it. */
export async function action({ context, request }: Route.ActionArgs) {
  const country = String((await readForm(request)).get('country'));
  if (!isCountry(country)) return data(null, { status: 400 });
  const { headers } = await runCartForm({ intent: 'setCountry', country }, request, context);
  headers.append('Set-Cookie', countryCookie(country));
  const locale = localeFor(country, context.get(marketContext));
  return redirect(hrefsFor(locale).cart(), { status: 303, headers });
}

export function headers() {
  return privateHeaders;
}

export default CountryScreen;
