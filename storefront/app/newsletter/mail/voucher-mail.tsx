import { Button, Section, Text } from '@react-email/components';
import { look } from './mail-look.ts';
import type { MailTexts } from './texts/de.ts';

interface VoucherMailProps {
  t: MailTexts['voucher'];
  value: string;
  minimum: string;
  code: string;
  shopUrl: string;
}

export function VoucherMail({ t, value, minimum, code, shopUrl }: VoucherMailProps) {
  return (
    <>
      <Text style={look.paragraph} className="words">
        {t.lead(value)}
      </Text>
      <Section style={look.code} className="code">
        <Text style={look.codeLabel} className="quiet">
          {t.codeLabel}
        </Text>
        <Text style={look.codeText} className="code-text">
          {code}
        </Text>
      </Section>
      <Text style={look.paragraph} className="words">
        {t.conditions(minimum)}
      </Text>
      <Button href={shopUrl} style={look.button} className="button">
        {t.action}
      </Button>
    </>
  );
}
