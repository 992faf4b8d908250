import type { CSSProperties } from 'react';
import { themeColor } from '#shop/theme/document.ts';
import { isDark } from './is-dark.ts';

/** The shop's colour and type for mail clients: inline styles, no custom properties. */
const font = "'Schibsted Grotesk', 'Helvetica Neue', Arial, 'Segoe UI', sans-serif";
const ink = '#1b2224';
const quiet = '#4f5658';
/** With white on it, and on white. */
const brand = isDark(themeColor) ? themeColor : ink;

const paragraph: CSSProperties = {
  margin: '0 0 16px',
  color: ink,
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '25px',
};
const small: CSSProperties = {
  ...paragraph,
  margin: '0 0 10px',
  color: quiet,
  fontSize: '13px',
  lineHeight: '20px',
};

export const mailStyles = {
  body: { margin: 0, padding: '0', backgroundColor: '#fbf8f3' },
  container: { width: '100%', maxWidth: '600px', margin: '0 auto' },
  head: { backgroundColor: brand, padding: '20px 24px' },
  shopName: {
    ...paragraph,
    margin: 0,
    color: '#fbf8f3',
    fontSize: '20px',
    fontWeight: 600,
    letterSpacing: '-0.2px',
  },
  card: { backgroundColor: '#ffffff', padding: '32px 24px 24px' },
  title: {
    ...paragraph,
    fontSize: '30px',
    fontWeight: 600,
    letterSpacing: '-0.6px',
    lineHeight: '36px',
  },
  paragraph,
  small,
  /** The padding is on the link itself, so that all of it is clickable. */
  button: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '14px 26px',
    borderRadius: '4px',
    backgroundColor: brand,
    color: '#ffffff',
    fontFamily: font,
    fontSize: '16px',
    fontWeight: 600,
    lineHeight: '20px',
    textDecoration: 'none',
  },
  address: { ...small, overflowWrap: 'anywhere', wordBreak: 'break-all' },
  link: { color: brand, textDecoration: 'underline' },
  quietLink: { color: quiet, textDecoration: 'underline' },
  code: {
    margin: '8px 0 24px',
    padding: '14px 16px 16px',
    border: `1px dashed ${brand}`,
    borderRadius: '4px',
    backgroundColor: '#f6f6f6',
    textAlign: 'center',
  },
  codeLabel: { ...small, margin: '0 0 2px' },
  codeText: {
    ...paragraph,
    margin: 0,
    fontFamily: "'SFMono-Regular', Consolas, 'Liberation Mono', monospace",
    fontSize: '20px',
    fontWeight: 700,
    letterSpacing: '0.5px',
    lineHeight: '28px',
    whiteSpace: 'nowrap',
  },
  footer: { padding: '0 24px 32px' },
  line: { margin: '0 0 20px', borderColor: '#e4dbcd' },
} satisfies Record<string, CSSProperties>;

/** `!important`, since inline colours take precedence. */
export const darkModeCss = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 359px) {
  .code-text { font-size: 17px !important; letter-spacing: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: #151718 !important; }
  .head { background-color: #151718 !important; }
  .card, .code { background-color: #212425 !important; }
  .words, .code-text { color: #fbf8f3 !important; }
  .quiet, .link { color: #d8dcdd !important; }
  .button { background-color: #d8dcdd !important; color: #151718 !important; }
  .code { border-color: #9aa0a1 !important; }
  .line { border-color: #4b5153 !important; }
}`;
