import { cancellation } from '#shop/messages/cancellation.ts';
import { declarations } from '#shop/messages/declarations.ts';
import { withdrawal } from '#shop/messages/withdrawal.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { CancellationForm, type CancellationFormProps } from './cancellation-form.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { DeclarationPage } from './declaration-page.tsx';
import styles from './declaration-screen.module.css';
import { FormOff } from './form-off.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';
import type { ReceiptText } from './receipt-text.ts';
import { Steps } from './steps.tsx';

interface CancellationScreenProps {
  /** Null where nothing can be stored. */
  form: CancellationFormProps | null;
  receipt: ReceiptText | null;
}

export function CancellationScreen({ form, receipt }: CancellationScreenProps) {
  const { href } = useI18n();
  const shared = useTexts(declarations);
  const texts = useTexts(cancellation);
  const { title: withdrawalTitle } = useTexts(withdrawal);
  const { steps } = texts;
  const hasProblems = form !== null && Object.keys(form.state.problems).length > 0;
  if (receipt) {
    return (
      <DeclarationPage
        title={texts.title}
        documentTitle={texts.done.title}
        description={texts.description}
        aside={
          <Steps
            steps={[
              { title: steps.received, text: receipt.receivedAt, reached: true },
              { title: shared.inbox, text: shared.inboxDone, reached: true },
              { title: steps.end, text: steps.endText },
            ]}
          />
        }
      >
        <ReceiptScreen receipt={receipt} words={texts.done} />
      </DeclarationPage>
    );
  }
  return (
    <DeclarationPage
      title={texts.title}
      documentTitle={hasProblems ? shared.errorTitle(texts.title) : undefined}
      description={texts.description}
      aside={
        <>
          <Steps
            steps={[
              { title: steps.send, text: steps.sendText, reached: true },
              { title: shared.inbox, text: steps.inbox },
              { title: steps.end, text: steps.endText },
            ]}
          />
          <section>
            <h2 className="h6">{texts.returnsTitle}</h2>
            <p className={`sm muted ${styles.text}`}>
              {texts.returnsText} <a href={href.withdrawal()}>{withdrawalTitle}</a>
            </p>
          </section>
          {!form && <ContactPanel />}
        </>
      }
    >
      <h1 className="h2">{texts.title}</h1>
      <p className={`lead ${styles.lead}`}>{texts.lead}</p>
      {form ? <CancellationForm {...form} /> : <FormOff />}
    </DeclarationPage>
  );
}
