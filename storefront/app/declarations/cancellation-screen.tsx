import { useI18n } from '../i18n/i18n.tsx';
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
  const { t, href } = useI18n();
  const texts = t.cancellation;
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
              { title: t.declarations.inbox, text: t.declarations.inboxDone, reached: true },
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
      documentTitle={hasProblems ? t.declarations.errorTitle(texts.title) : undefined}
      description={texts.description}
      aside={
        <>
          <Steps
            steps={[
              { title: steps.send, text: steps.sendText, reached: true },
              { title: t.declarations.inbox, text: steps.inbox },
              { title: steps.end, text: steps.endText },
            ]}
          />
          <section>
            <h2 className="h6">{texts.returnsTitle}</h2>
            <p className={`sm muted ${styles.text}`}>
              {texts.returnsText} <a href={href.withdrawal()}>{t.withdrawal.title}</a>
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
