import type { dataRequest as german } from '../../de/server/data-request.ts';

export const dataRequest: typeof german = {
  receipt: {
    title: 'Acknowledgement of receipt',
    subject: 'Request',
    access: 'Copy of the stored data',
    erasure: 'Deletion of account and data',
  },
  mail: {
    subject: (number) => `Your request has arrived (${number})`,
    title: 'Your request has arrived.',
    lead: 'We have received your request with this content and will answer within a month at the latest:',
    merchantSubject: (number) => `Data request ${number}`,
    merchantTitle: 'New data request',
    merchantLead:
      'A customer has asked for their data or its deletion in the account. Answer within a month; the acknowledgement of receipt is sent automatically.',
  },
};
