// The first use of each Intl class takes tens of milliseconds, since the browser lists all its languages; it does so once
// for all threads of a page. Done here, the page's own thread does not wait. The worker's name is the page's language.
const language = self.name;
new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(1);
new Intl.DateTimeFormat(language, { timeZone: 'Europe/Berlin' }).format();
new Intl.DisplayNames(language, { type: 'region' }).of('DE');
self.close();
