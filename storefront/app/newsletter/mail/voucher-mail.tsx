import { Button, Section, Text } from '@react-email/components';
import type { Messages } from '../../i18n/messages/index.ts';
import { mailStyles } from '../../mail/mail-styles.ts';

interface VoucherMailProps {
  t: Messages['newsletterMails']['voucher'];
  value: string;
  minimum: string;
  code: string;
  shopUrl: string;
}

export function VoucherMail({ t, value, minimum, code, shopUrl }: VoucherMailProps) {
  return (
    <>
      <Text style={mailStyles.paragraph} className="words">
        {t.lead(value)}
      </Text>
      <Section style={mailStyles.code} className="code">
        <Text style={mailStyles.codeLabel} className="quiet">
          {t.codeLabel}
        </Text>
        <Text style={mailStyles.codeText} className="code-text">
          {code}
        </Text>
      </Section>
      <Text style={mailStyles.paragraph} className="words">
        {t.conditions(minimum)}
      </Text>
      <Button href={shopUrl} style={mailStyles.button} className="button">
        {t.action}
      </Button>
    </>
  );
}
