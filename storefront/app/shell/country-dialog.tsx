import { type FormEvent, useId } from 'react';
import { isCountry } from '../commerce/markets/destinations.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { localeFor } from '../i18n/market.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLanguageLinks } from './alternates.ts';
import { CountryTable } from './country-table.tsx';
import { chooseCountry } from './delivery-country.ts';

export default function CountryDialog({ onClose }: { onClose(): void }) {
  const { t, market } = useI18n();
  const links = useLanguageLinks();
  const form = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('country'));
    if (!isCountry(code)) return onClose();
    const locale = localeFor(code, market);
    chooseCountry(code);
    if (locale === market.locale) onClose();
    // another market is another document
    else location.assign(links[locale] ?? hrefsFor(locale).home());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.delivery.title}
      closeLabel={t.shell.closeDialog}
      footer={
        <>
          <Button type="button" look="outline" onClick={() => onClose()}>
            {t.delivery.cancel}
          </Button>
          <Button form={form}>{t.delivery.apply}</Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <CountryTable short />
      </form>
    </Dialog>
  );
}
