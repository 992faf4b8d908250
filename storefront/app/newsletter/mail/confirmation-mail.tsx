import { Button, Link, Text } from '@react-email/components';
import { shop } from '../../commerce/shop.ts';
import { look } from './mail-look.ts';
import type { MailTexts } from './texts/de.ts';

interface ConfirmationMailProps {
  t: MailTexts['confirmation'];
  value: string;
  minimum: string;
  url: string;
}

export function ConfirmationMail({ t, value, minimum, url }: ConfirmationMailProps) {
  return (
    <>
      <Text style={look.paragraph} className="words">
        {t.lead(shop.name)}
      </Text>
      <Button href={url} style={look.button} className="button">
        {t.action}
      </Button>
      <Text style={look.paragraph} className="words">
        {t.afterwards(value, minimum)} {t.validity}
      </Text>
      <Text style={look.small} className="quiet" data-skip-in-text={true}>
        {t.fallback}
        <br />
        <Link href={url} style={{ ...look.link, ...look.address }} className="link">
          {url}
        </Link>
      </Text>
      <Text style={look.small} className="quiet">
        {t.notYou}
      </Text>
    </>
  );
}
