import { type Language, pageLanguage } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import { type Html, html } from './html.ts';
import { textsIn } from './texts/index.ts';

interface MailContent {
  name: string;
  intro: string;
  body?: { html: Html; text: string };
  link?: { label: string; url: string };
  closing?: string;
  /** Below the signature. */
  legal?: { html: Html; text: string };
}

/** A mail in both forms. Styles stand at the elements: mail programs drop style sheets. */
export function renderMail(
  language: Language,
  shop: Pick<Shop, 'name' | 'mailClosing' | 'company'>,
  { name, intro, body, link, closing, legal }: MailContent,
): { html: string; text: string } {
  const words = textsIn(language).mail;
  const signature = shop.mailClosing?.[language] ?? shop.name;
  const company = shop.company?.[language];
  const hello = name === '' ? '' : words.hello(name);
  const button =
    'display:inline-block;background:#0B5F69;color:#FFFFFF;padding:12px 22px;border-radius:4px;text-decoration:none;font-weight:600';
  const page = html`<!doctype html>
<html lang="${pageLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shop.name}</title></head>
<body style="margin:0;background:#FBF8F3;color:#12282B;font:16px/1.55 Arial,Helvetica,sans-serif">
<div style="max-width:36rem;margin:0 auto;padding:32px 20px">
<p style="font-size:20px;font-weight:700;color:#073B42">${shop.name}</p>
${hello && html`<p>${hello}</p>`}
<p>${intro}</p>
${body?.html}
${link && html`<p style="margin:24px 0"><a href="${link.url}" style="${button}">${link.label}</a></p>`}
${closing && html`<p>${closing}</p>`}
<p>${signature}</p>
${legal && html`<div style="font-size:14px;color:#465658">${legal.html}</div>`}
<p style="border-top:1px solid #E4DBCD;padding-top:16px;font-size:13px;color:#465658">${company && html`${company}<br>`}${words.sandbox}</p>
</div></body></html>`;
  const text = [
    hello,
    intro,
    body?.text,
    link && `${link.label}: ${link.url}`,
    closing,
    signature,
    legal?.text,
    ['-- ', company, words.sandbox].filter(Boolean).join('\n'),
  ];
  return { html: page.text, text: text.filter(Boolean).join('\n\n') };
}
