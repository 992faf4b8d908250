import { Button, Link, Text } from '@react-email/components';
import { shop } from '#shop/shop.ts';
import type { Messages } from '../../i18n/messages/index.ts';
import { mailStyles } from '../../mail/mail-styles.ts';

interface ConfirmationMailProps {
  t: Messages['newsletterMails']['confirmation'];
  url: string;
}

export function ConfirmationMail({ t, url }: ConfirmationMailProps) {
  return (
    <>
      <Text style={mailStyles.paragraph} className="words">
        {t.lead(shop.name)}
      </Text>
      <Button href={url} style={mailStyles.button} className="button">
        {t.action}
      </Button>
      <Text style={mailStyles.paragraph} className="words">
        {t.validity}
      </Text>
      <Text style={mailStyles.small} className="quiet" data-skip-in-text={true}>
        {t.fallback}
        <br />
        <Link href={url} style={{ ...mailStyles.link, ...mailStyles.address }} className="link">
          {url}
        </Link>
      </Text>
      <Text style={mailStyles.small} className="quiet">
        {t.notYou}
      </Text>
    </>
  );
}
