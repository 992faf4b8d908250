import styles from './account-badge.module.css';

/** Says on the header's link to the account who is signed in; loaded for them alone. */
export function show(label: string) {
  const link = document.querySelector('header a[aria-label][href$="/account"]');
  link?.setAttribute('aria-label', label);
  link?.setAttribute('title', label);
  if (styles.signedIn) link?.classList.add(styles.signedIn);
}
