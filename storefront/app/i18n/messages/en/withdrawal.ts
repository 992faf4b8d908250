import type { withdrawal as german } from '../de/withdrawal.ts';

/** Title and button have the wording of Art. 11a of Directive 2011/83/EU. */
export const withdrawal: typeof german = {
  title: 'Withdraw from contract here',
  description: 'Withdraw from an order online within the withdrawal period, without logging in.',
  lead: 'Three details are enough. You need no account and no reason. The acknowledgement of receipt arrives by e-mail at once.',
  contract: 'Order or contract',
  contractHint:
    'The order number is in the order confirmation. Without a number: the day and the goods.',
  emailHint: 'It need not be the address of the order.',
  scope: 'What do you want to withdraw from?',
  wholeOrder: 'The whole order',
  someItems: 'Some items only',
  items: 'Which items?',
  contractProblem: {
    summary: 'Which order is it about?',
    text: 'Please enter the order number or describe the order.',
  },
  note: 'With the button you declare your withdrawal. Whether it was in time and which items it covers is checked afterwards.',
  confirm: 'Confirm withdrawal',
  steps: {
    confirm: 'Today. We store what you write, unchanged, with date and time.',
    inbox: 'At once. With everything you entered.',
    sendBack: 'Send the goods back',
    sendBackText: (days) =>
      `Within ${days} days. The address is in the e-mail that follows; you bear the cost of returning the goods.`,
    refund: 'Money back',
    refundText: (days) =>
      `After ${days} days at the latest, the way you paid, including the cost of standard delivery.`,
    confirmed: 'Withdrawal confirmed',
    sendBackDone:
      'We match the withdrawal with your order and tell you where to send the goods. You bear the cost of returning them.',
    refundDone: (days) =>
      `At the latest ${days} days after receipt, if the withdrawal is effective and the goods or the proof of posting have arrived.`,
  },
  exclusions: 'What cannot be withdrawn from',
  exclusionsText:
    'Goods that perish quickly, and sealed hygiene articles once opened. You can always send the form.',
  notice: 'Withdrawal notice and model form',
  noticePage: 'returns-complaints-withdrawal',
  done: {
    title: 'We have received your withdrawal.',
    lead: (email) =>
      `The acknowledgement of receipt is on its way to ${email}. You can save it here, too.`,
  },
  receipt: { title: 'Acknowledgement of receipt', scope: 'Scope' },
  mail: {
    subject: (number) => `We have received your withdrawal (${number})`,
    title: 'We have received your withdrawal.',
    lead: 'We have received your withdrawal with this content:',
    merchantSubject: (number) => `Withdrawal ${number}`,
    merchantTitle: 'New withdrawal',
    merchantLead:
      'A customer has withdrawn from a contract. The acknowledgement of receipt is sent automatically.',
  },
};
