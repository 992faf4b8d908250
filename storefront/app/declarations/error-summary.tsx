import { declarations } from '#shop/messages/declarations.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './error-summary.module.css';

export interface FieldMessage {
  /** The id of the field. */
  field: string;
  /** A link to the field. */
  summary: string;
  /** Below the field. */
  text: string;
}

/** Above the form: links to the fields that need attention. */
export function ErrorSummary({ messages }: { messages: FieldMessage[] }) {
  const shared = useTexts(declarations);
  return (
    <div role="alert" className={styles.summary}>
      <strong>
        <Icon name="warning-circle" size={20} />
        {shared.problemCount(messages.length)}
      </strong>
      <ul>
        {messages.map(({ field, summary }) => (
          <li key={field}>
            <a href={`#${field}`}>{summary}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
