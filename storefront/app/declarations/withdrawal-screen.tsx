import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { DeclarationPage } from './declaration-page.tsx';
import styles from './declaration-screen.module.css';
import { FormOff } from './form-off.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';
import type { ReceiptText } from './receipt-text.ts';
import { Steps } from './steps.tsx';
import { WithdrawalForm, type WithdrawalFormProps } from './withdrawal-form.tsx';

interface WithdrawalScreenProps {
  /** Null where nothing can be stored. */
  form: WithdrawalFormProps | null;
  receipt: ReceiptText | null;
}

export function WithdrawalScreen({ form, receipt }: WithdrawalScreenProps) {
  const { t, format, href } = useI18n();
  const texts = t.withdrawal;
  const days = format.number(shop.withdrawalDays);
  const { steps } = texts;
  const hasProblems = form !== null && Object.keys(form.state.problems).length > 0;
  const contact = (
    <ContactPanel>
      <a href={href.page(texts.noticePage)}>{texts.notice}</a>
    </ContactPanel>
  );
  if (receipt) {
    return (
      <DeclarationPage
        title={texts.title}
        documentTitle={texts.done.title}
        description={texts.description}
        aside={
          <>
            <Steps
              steps={[
                { title: steps.confirmed, text: receipt.receivedAt, reached: true },
                { title: t.declarations.inbox, text: t.declarations.inboxDone, reached: true },
                { title: steps.sendBack, text: steps.sendBackDone },
                { title: steps.refund, text: steps.refundDone(days) },
              ]}
            />
            {contact}
          </>
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
              { title: texts.confirm, text: steps.confirm, reached: true },
              { title: t.declarations.inbox, text: steps.inbox },
              { title: steps.sendBack, text: steps.sendBackText(days) },
              { title: steps.refund, text: steps.refundText(days) },
            ]}
          />
          <section>
            <h2 className="h6">{texts.exclusions}</h2>
            <p className={`sm muted ${styles.text}`}>{texts.exclusionsText}</p>
          </section>
          {contact}
        </>
      }
    >
      <h1 className="h2">{texts.title}</h1>
      <p className={`lead ${styles.lead}`}>{texts.lead}</p>
      {form ? <WithdrawalForm {...form} /> : <FormOff />}
    </DeclarationPage>
  );
}
