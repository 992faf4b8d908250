import { Text } from '@react-email/components';
import { mailStyles } from '../../mail/mail-styles.ts';
import type { ReceiptText } from '../receipt-text.ts';

export function ReceiptMail({ lead, receipt }: { lead: string; receipt: ReceiptText }) {
  const { title, number, rows } = receipt;
  return (
    <>
      <Text style={mailStyles.paragraph} className="words">
        {lead}
      </Text>
      <Text style={mailStyles.paragraph} className="words">
        <strong>{title}</strong>
        <br />
        {number}
      </Text>
      {rows.map(({ term, text }) => (
        <Text key={term} style={mailStyles.paragraph} className="words">
          <strong>{term}:</strong>
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <span key={index}>
              {index > 0 ? <br /> : ' '}
              {line}
            </span>
          ))}
        </Text>
      ))}
    </>
  );
}
