import { declarations } from '#shop/messages/declarations.ts';
import { withdrawal } from '#shop/messages/withdrawal.ts';
import { shop } from '#shop/shop.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
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
  const { format, href } = useI18n();
  const shared = useTexts(declarations);
  const texts = useTexts(withdrawal);
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
                { title: shared.inbox, text: shared.inboxDone, reached: true },
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
      documentTitle={hasProblems ? shared.errorTitle(texts.title) : undefined}
      description={texts.description}
      aside={
        <>
          <Steps
            steps={[
              { title: texts.confirm, text: steps.confirm, reached: true },
              { title: shared.inbox, text: steps.inbox },
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
