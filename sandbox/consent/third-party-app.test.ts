import { expect, it } from 'vitest';
import { createThirdPartyApp } from './third-party-app.ts';

it.each(['/gtm.js?id=GTM-DEMO', '/cmp/rules.js', '/cmp/core.js'])(
  'offers %s as a script to other sites',
  async (url) => {
    const script = await createThirdPartyApp().inject(url);
    expect(script.statusCode).toBe(200);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
  },
);

it.each(['text/plain', 'application/json', 'application/x-sentry-envelope'])(
  'takes a report of type %s',
  async (type) => {
    const answer = await createThirdPartyApp().inject({
      method: 'POST',
      url: '/collect',
      headers: { 'content-type': type },
      payload: '{"event":"page_view"',
    });
    expect(answer.statusCode).toBe(204);
  },
);
